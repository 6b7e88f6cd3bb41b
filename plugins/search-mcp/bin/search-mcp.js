#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('search-mcp', () => require('../lib/cli.js'));
