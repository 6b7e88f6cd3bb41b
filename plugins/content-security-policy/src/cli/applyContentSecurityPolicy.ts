#!/usr/bin/env node
import {applyContentSecurityPolicy} from '../applyContentSecurityPolicy';
import {parseArguments, USAGE} from './parseArguments';
import {summaryText} from './summaryText';

async function main(): Promise<void> {
  const given = parseArguments(process.argv.slice(2));
  if (given === 'help') {
    console.log(USAGE);
    return;
  }
  const {buildDir, options, json} = given;
  const summary = await applyContentSecurityPolicy(buildDir, options);
  console.log(json ? JSON.stringify(summary) : summaryText(summary));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
