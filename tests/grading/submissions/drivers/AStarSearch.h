#include "ModelSearch.h"
using AStarSearch = ModelSearch<aStar>;
