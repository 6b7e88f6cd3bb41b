import {APOSTROPHES, fold, IDEOGRAPH, INVISIBLE} from './fold';
import {CONNECTORS, splitIdentifier} from './splitIdentifier';
import {addDottedNumbers, isGrouped, splitGroups} from './splitNumber';
import {asOneWord, type TokenTerms} from './TokenTerms';

const SUFFIX = /[-+*/%^&|~!=<>()[\]#]+$/;
const ABBREVIATION = /^(?:e\.g|i\.e)$/i;
const POSSESSIVE = new RegExp(`[${APOSTROPHES}]s$`, 'i');
const UNSEEN = new RegExp(`[${INVISIBLE}]+`, 'g');

/** Splits text of languages without spaces: every two neighboring characters are a word. */
function splitIdeographs(word: string): TokenTerms {
  const characters = Array.from(word);
  if (characters.length < 3) return {parts: [word], joins: []};
  return {
    parts: characters.slice(1).map((character, index) => `${characters[index]}${character}`),
    joins: [],
  };
}

/** Splits a name with ampersands. It is one word if one side is a single letter, as in `R&D`. */
function splitAmpersands(sides: readonly string[]): TokenTerms {
  const split = sides.map(splitToken);
  const name = split.map(asOneWord).join('&');
  const parts = split.flatMap((side) => side.parts);
  const joins = split.flatMap((side) => side.joins);
  if (sides.every(({length}) => length > 1)) return {parts, joins: [...joins, name]};
  return {parts: [name], joins: [], wider: [...parts, ...joins].filter(({length}) => length > 1)};
}

function splitSuffixed(name: string, suffix: string): TokenTerms {
  if (name === '') return {parts: [suffix], joins: []};
  const {parts, joins} = splitToken(name);
  return {parts, joins: [...joins, `${parts.at(-1)}${suffix}`]};
}

export function splitToken(written: string): TokenTerms {
  if (/^[a-z]+$/.test(written)) return {parts: [written], joins: []};
  if (isGrouped(written)) return splitGroups(written);
  const token = written.replace(UNSEEN, '');
  if (ABBREVIATION.test(token)) return {parts: [fold(token.replace('.', ''))], joins: []};
  if (IDEOGRAPH.test(token)) return splitIdeographs(fold(token));
  const [suffix] = SUFFIX.exec(token) ?? [];
  if (suffix !== undefined) return splitSuffixed(token.slice(0, -suffix.length), suffix);
  const owner = token.replace(POSSESSIVE, '');
  const sides = owner.split('&');
  if (sides.length > 1 && sides.every(Boolean)) return splitAmpersands(sides);
  if (!owner.split(CONNECTORS).some(Boolean)) return {parts: [token].filter(Boolean), joins: []};
  return addDottedNumbers(splitIdentifier(owner));
}
