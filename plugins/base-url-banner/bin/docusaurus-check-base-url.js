#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('docusaurus-check-base-url', () =>
  require('../lib/cli/checkBaseUrl.js'),
);
