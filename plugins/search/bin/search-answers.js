#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('search-answers', () =>
  require('../lib/cli/searchAnswers.js'),
);
