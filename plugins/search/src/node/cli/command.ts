import type {Hit} from '../../core/query/SearchResult';
import {type FeatureName, ANSWERED, OF_TEXT, WEIGHTS} from '../../core/query/score/weights';

export function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`Option --${name} needs a whole number from 1, got ${text}.`);
  return Number(text);
}

const HELP = new Set(['--help', '-h']);

/** Runs a command. If the command throws, prints the message and exits with code 1. */
export function runCommand(usage: string, command: (argv: string[]) => Promise<void>): void {
  const argv = process.argv.slice(2);
  if (HELP.has(argv[0] ?? '')) {
    console.log(usage);
    return;
  }
  command(argv).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

const round = (value: number): string => value.toFixed(3);

export function explainHit({explanation}: Hit): string[] {
  if (explanation === undefined) return ['the query has no words to score'];
  const {factor = 1} = explanation;
  const names = Object.keys(WEIGHTS) as FeatureName[];
  const answer = explanation.answer
    ? [`${'answer'.padEnd(20)} 1.000 × ${ANSWERED} = ${round(ANSWERED)}`]
    : [];
  const features = names.flatMap((name) => {
    const value = explanation[name] ?? 0;
    if (value === 0) return [];
    const own = OF_TEXT.includes(name) ? 1 : factor;
    const times = own === 1 ? '' : ` × ${round(own)}`;
    const sum = round(value * WEIGHTS[name] * own);
    return [`${name.padEnd(20)} ${round(value)} × ${WEIGHTS[name]}${times} = ${sum}`];
  });
  return [...answer, ...features];
}
