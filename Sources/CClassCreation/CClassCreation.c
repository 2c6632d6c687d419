#include "CClassCreation.h"
