#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('search-query', () =>
  require('../lib/cli/searchQuery.js'),
);
