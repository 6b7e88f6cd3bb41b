import type {Hit} from '../../core/query/SearchResult';
import {type FeatureName, ANSWERED, OF_TEXT, WEIGHTS} from '../../core/query/score/weights';

/** Arguments of a command: positional ones and options. */
interface Arguments {
  positional: string[];
  options: Map<string, string>;
}

/** Options that take no value. */
const SWITCHES = new Set(['explain', 'json', 'plain']);

/** As `--out` or `--out=dir`. */
const OPTION = /^--([a-z][^=]*)(?:=(.*))?$/s;

/**
 * Reads what stands behind a command; the value of an option stands behind it or behind `=`, there
 * with hyphens before it, too. Behind `--` all is positional.
 * @throws Error for an option that is not known, lacks its value or has one that it does not take
 */
export function readArguments(argv: readonly string[], known: readonly string[]): Arguments {
  const positional: string[] = [];
  const options = new Map<string, string>();
  for (let index = 0; index < argv.length; index++) {
    const argument = argv[index] as string;
    if (argument === '--') {
      positional.push(...argv.slice(index + 1));
      break;
    }
    const option = OPTION.exec(argument);
    if (option === null) {
      positional.push(argument);
      continue;
    }
    const [, name = '', written] = option;
    if (!known.includes(name)) {
      if (positional.length === 1 && known.includes('limit')) {
        positional.push(argument);
        continue;
      }
      throw new Error(
        `Unknown option --${name}. Options: ${known.map((one) => `--${one}`).join(', ')}.`,
      );
    }
    if (SWITCHES.has(name)) {
      if (written !== undefined)
        throw new Error(`Option --${name} takes no value, got ${written}.`);
      options.set(name, '');
      continue;
    }
    const value = written ?? argv[++index];
    if (value === undefined) throw new Error(`Option --${name} needs a value.`);
    if (written === undefined && value.startsWith('--'))
      throw new Error(
        `Option --${name} needs a value. One that starts with -- is written --${name}=${value}.`,
      );
    options.set(name, value);
  }
  return {positional, options};
}

/**
 * The number that an option has been given, or undefined without the option.
 * @throws Error that names the option and its value where that is not a whole number from 1
 */
export function readNumber({options}: Arguments, name: string): number | undefined {
  const text = options.get(name);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text))
    throw new Error(`Option --${name} needs a whole number from 1, got ${text}.`);
  return Number(text);
}

const HELP = new Set(['--help', '-h']);

/**
 * Runs a command with the arguments of the process. Its usage is printed where help is the first
 * that is asked for; a query behind a folder may be `--help`. An error is told by its message alone,
 * and the process then ends with 1.
 */
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

/** How the score of a hit comes about, a line for each feature that it has. */
export function explainHit({explanation}: Hit): string[] {
  if (explanation === undefined) return ['as lunr scores a query with operators'];
  const {factor = 1} = explanation;
  const names = Object.keys(WEIGHTS) as FeatureName[];
  const promised = explanation.answer
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
  return [...promised, ...features];
}
