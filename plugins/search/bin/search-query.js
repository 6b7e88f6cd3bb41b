#!/usr/bin/env node
require('../lib/cli/searchQuery.js');
