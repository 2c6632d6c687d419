#pragma once
#include "Accessible.h"
#include "ContentWidget.h"
#include "DeadlineSource.h"
#include "MainQueueSource.h"
#include "ProxyWidget.h"
#include "Signals.h"
