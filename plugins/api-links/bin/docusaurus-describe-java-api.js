#!/usr/bin/env node
require('../lib/startCommand.js').startCommand('docusaurus-describe-java-api', () =>
  require('../lib/cli/describeJavaApi.js'),
);
