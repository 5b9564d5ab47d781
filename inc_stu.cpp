#include <iostream>
#include <string>
#include <queue>
#include <vector>
#include <cmath>
#include <memory>
