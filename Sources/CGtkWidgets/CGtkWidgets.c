#include "CGtkWidgets.h"
