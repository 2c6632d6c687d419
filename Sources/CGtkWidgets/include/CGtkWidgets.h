#pragma once
#include "Accessible.h"
#include "ContentWidget.h"
#include "DeadlineSource.h"
#include "MainQueueSource.h"
#include "Signals.h"
