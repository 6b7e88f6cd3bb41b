import {applyContentSecurityPolicy} from '../applyContentSecurityPolicy';
import {resolveOptions} from '../options';
import {parseArguments, USAGE} from './parseArguments';
import {refusalText} from './refusalText';
import {summaryText} from './summaryText';

async function main(): Promise<void> {
  const given = parseArguments(process.argv.slice(2));
  if (given === 'help') {
    console.log(USAGE);
    return;
  }
  const {buildDir, options, json} = given;
  const summary = await applyContentSecurityPolicy(buildDir, options);
  const refusal = refusalText(summary.refused, resolveOptions(options).directives, summary.likely);
  if (refusal !== undefined && !json) console.warn(refusal);
  console.log(json ? JSON.stringify(summary) : summaryText(summary));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
