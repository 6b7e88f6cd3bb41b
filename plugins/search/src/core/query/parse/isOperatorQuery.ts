import {FIELDS} from '../../format/layout';
import {QUOTES} from './mayHaveSyntax';

/** A token that may have a sign, a field and a suffix: `+title:mouse^2`. */
const TOKEN =
  /^(?<sign>[+-]?)(?:(?<field>\p{L}[\p{L}\p{N}_]*):(?![:/\\]))?(?<term>[\p{L}\p{N}\p{M}_.*\\-]*)(?<suffix>(?:[~^][^\s=/]*)?)$/u;
/** A `*` at the start or end of a term or between letters, but not `**`, `2 * 3` or `A*`. */
const WILDCARD = /^\*[\p{L}\p{N}][^()[\],;]*$|\S[\p{L}\p{N}]\*$|\p{L}\*\p{L}/u;
const NAMED_FIELD = /^[+-]?(?<field>\p{L}+):(?![:/])(?<term>.*)$/u;
/** Code that lunr cannot parse: `std::vector`, a call with spaces in its brackets, a long option. */
const CODE = /^[~&*]*[\p{L}_][\p{L}\p{N}_]*::|^--[\p{L}\p{N}]|[\p{L}\p{N}_]\([^)]*$/u;
/**
 * A command-line option of one or two letters or in camel case, or a negative number: `-m`, `-ErrorAction`,
 * `-22`.
 */
const OPTION = /^-(?:\p{L}{1,2}|\d+(?:\.\d+)*|\p{L}*\p{Ll}\p{Lu}.*)$/u;
/** A PowerShell command, whose options start with a capital: `Get-Item -Force`. */
const COMMAND = /(?:^|\s)\p{Lu}\p{L}*-\p{Lu}/u;
/** Phrases, and names of operators that programmers define: `operator*`, `operator ^`. */
const NAMES = new RegExp(
  `[${QUOTES}][^${QUOTES}]*[${QUOTES}]?|(?<![\\p{L}\\p{N}])operator\\s*[-+*~^]+(?!\\S)`,
  'gu',
);

const namesField = (token: string): boolean => {
  const {field = '', term = ''} = NAMED_FIELD.exec(token)?.groups ?? {};
  const fields: readonly string[] = FIELDS;
  // A capitalized field without a term is prose: `Title: a guide`.
  return fields.includes(field) || (term !== '' && fields.includes(field.toLowerCase()));
};

function isOperator(token: string): boolean {
  if (WILDCARD.test(token)) return true;
  const {sign, field, term = '', suffix} = TOKEN.exec(token)?.groups ?? {};
  if (suffix) return term === '' ? /^[~^]\d+$/.test(token) : /[\p{L}\p{N}*]$/u.test(term);
  return Boolean(term) && (Boolean(field) || (Boolean(sign) && !term.includes('-')));
}

/**
 * Whether a query is in lunr's query language: it has a token with a sign, a field, a suffix or a wildcard. A
 * query is plain text if it is code, or if all of its words start with `-` like the options of a command. If
 * this guess is wrong, the mode `plain` searches the operators as text.
 */
export function isOperatorQuery(query: string): boolean {
  const text = query.replace(NAMES, ' ');
  const tokens = text.split(/\s+/).filter(Boolean);
  if (tokens.some(namesField) || tokens.at(-1) === '+') return true;
  if (tokens.some((token) => CODE.test(token))) return false;
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token));
  if (words.length > 0 && words.every((word) => /^-[\p{L}\p{N}]/u.test(word)))
    return words.length > 1 && words.some((word) => /[:~^*]/.test(word));
  const isCommand = COMMAND.test(text);
  const isOption = (token: string): boolean =>
    OPTION.test(token) || (isCommand && /^-\p{Lu}/u.test(token));
  return tokens.some((token) => isOperator(token) && !isOption(token));
}
