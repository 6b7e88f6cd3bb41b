#!/usr/bin/env node
require('../lib/cli/searchAnswers.js');
