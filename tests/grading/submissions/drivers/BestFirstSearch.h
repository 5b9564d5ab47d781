#include "ModelSearch.h"
using BestFirstSearch = ModelSearch<bestFirst>;
