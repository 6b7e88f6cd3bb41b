#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('search-index', () =>
  require('../lib/cli/searchIndex.js'),
);
