#include "ModelSearch.h"
using BreadthFirstSearch = ModelSearch<breadthFirst>;
