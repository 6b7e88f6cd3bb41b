import type {Page} from '../corpus/Page';
import {collectQueries} from './collectQueries';
import {identifiersIn} from './identifiers';
import type {Query, Target} from './Query';
import type {QueryPool} from './QueryPool';
import type {Random} from './random';

/** Start of the next part of a name: a capital letter or the character after a connector. */
const NEXT_PART = /(?<=[a-z\d])[A-Z]|(?<=[A-Za-z\d][._])[A-Za-z]/g;
const LEAST_LETTERS = 3;

/** The name that a title declares: `Thread` of `Class Thread`, `Map` of `Interface Map<K,V>`. */
const DECLARED = /^(?:\w+ )*([A-Z]\w{3,})(?:<.*>)?$/;
const MEMBER_LETTERS = {least: 3, most: 6};

const ownerOf = ({title}: Page): string | undefined => DECLARED.exec(title)?.[1];

const withoutBrackets = (heading: string): string => heading.replace(/\(\)$/, '');

function startingSo(
  pages: readonly Page[],
  text: string,
  isAmong: (page: Page) => boolean,
): Target[] {
  const start = text.toLowerCase();
  return pages.flatMap((one, page) =>
    one.sections.flatMap(({heading}, section) =>
      heading.toLowerCase().startsWith(start) && isAmong(one) ? [{page, section}] : [],
    ),
  );
}

/** Returns a name cut after the first or second letter of one of its later parts: `getE` of `getEntries`. */
function halfTyped(name: string, random: Random): string | undefined {
  const starts = Array.from(name.matchAll(NEXT_PART), ({index}) => index);
  const [at] = random.shuffled(starts.filter((start) => start >= LEAST_LETTERS));
  return at === undefined ? undefined : name.slice(0, at + 1 + random.index(2));
}

/**
 * Half-typed identifiers, taken from headings that are identifiers. Every heading that starts with the typed prefix is
 * correct, because the prefix does not tell them apart.
 */
export function halfTypedNames(
  {pages, isWanted}: QueryPool,
  count: number,
  random: Random,
): Query[] {
  const names = pages
    .filter(isWanted)
    .flatMap(({sections}) => sections.map(({heading}) => withoutBrackets(heading)))
    .filter((name) => identifiersIn(name).has(name));
  return collectQueries(random.shuffled(Array.from(new Set(names))), count, (name) => {
    const text = halfTyped(name, random);
    if (text === undefined) return undefined;
    return {class: 'half-typed name', text, targets: startingSo(pages, text, () => true)};
  });
}

/**
 * Queries for members: the owner's name, then the half-typed name of the member. All of the owner's members with the
 * typed prefix are right.
 */
export function halfTypedMembers(
  {pages, isWanted}: QueryPool,
  count: number,
  random: Random,
): Query[] {
  const members = pages.filter(isWanted).flatMap((page) => {
    const owner = ownerOf(page);
    if (owner === undefined) return [];
    const names = page.sections.map(({heading}) => withoutBrackets(heading));
    return names.filter((name) => /^[a-z]\w{3,}$/.test(name)).map((name) => ({owner, name}));
  });
  return collectQueries(random.shuffled(members), count, ({owner, name}) => {
    const {least, most} = MEMBER_LETTERS;
    const start = name.slice(0, least + random.index(most - least + 1));
    const targets = startingSo(pages, start, (page) => ownerOf(page) === owner);
    return {class: 'half-typed member', text: `${owner}.${start}`, targets};
  });
}
