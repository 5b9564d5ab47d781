#include "ModelSearch.h"
using DepthFirstSearch = ModelSearch<depthFirst>;
