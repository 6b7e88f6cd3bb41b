#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('apply-content-security-policy', () =>
  require('../lib/cli/applyContentSecurityPolicy.js'),
);
