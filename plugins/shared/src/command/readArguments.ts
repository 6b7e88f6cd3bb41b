import {parseArgs, type ParseArgsConfig} from 'node:util';
import {closestNames} from '../names/closestNames';

function problemOf(config: ParseArgsConfig): string | undefined {
  const options = config.options ?? {};
  const {tokens} = parseArgs({...config, strict: false, tokens: true});
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const {name, rawName, value} = token;
    const option = options[name];
    if (option === undefined) {
      const [closest] = closestNames(name, Object.keys(options), 1);
      const hint = closest === undefined ? '' : ` Did you mean --${closest}?`;
      const known = Object.keys(options).map((one) => `--${one}`);
      return `Unknown option ${rawName}.${hint} Options: ${known.join(', ')}.`;
    }
    if (option.type === 'boolean' && value !== undefined)
      return `Option ${rawName} takes no value.`;
    if (option.type === 'string' && value === undefined) return `Option ${rawName} needs a value.`;
    if (option.type === 'string' && !token.inlineValue && value?.startsWith('-'))
      return `Option ${rawName} needs a value. One that starts with a hyphen is written ${rawName}=${value}.`;
  }
  return undefined;
}

/**
 * Parses the arguments of a command with Node's `parseArgs`.
 *
 * @param prefix prefix of each message
 * @throws Error that names the remedy
 */
export function readArguments<Config extends ParseArgsConfig>(
  prefix: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const problem = problemOf(config);
  if (problem !== undefined) throw new Error(prefix + problem);
  return parseArgs(config);
}
