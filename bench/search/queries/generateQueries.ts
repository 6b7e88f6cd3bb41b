import type {Page} from '../corpus/Page';
import {asTyped} from './asTyped';
import {collectQueries} from './collectQueries';
import {halfTypedMembers, halfTypedNames} from './halfTypedQueries';
import {identifierParts} from './identifiers';
import {phraseQueries} from './phraseQueries';
import type {Query, QueryClass, Target} from './Query';
import type {QueryPool} from './QueryPool';
import {seededRandom, type Random} from './random';
import {headingKey, sectionStatistics} from './sectionStatistics';
import {cutInLastWord, withTypo} from './typo';
import {wordQueries} from './wordQueries';

/** A query is judged only if at most this many sections have its heading. */
const MAX_SAME_HEADING = 3;

function targetsOfHeading({statistics}: QueryPool, heading: string): readonly Target[] {
  const targets = statistics.headings.get(headingKey(heading)) ?? [];
  return targets.length <= MAX_SAME_HEADING ? targets : [];
}

function headingPlaces({pages, isWanted}: QueryPool, random: Random): {heading: string}[] {
  return random.shuffled(
    pages
      .filter(isWanted)
      .flatMap(({sections}) =>
        sections
          .filter(({level, heading}) => level > 1 && heading.length >= 4 && heading.length <= 80)
          .map(({heading}) => ({heading})),
      ),
  );
}

/** Creates queries from titles and headings in turn. `change` adds a typo or leaves the last word unfinished. */
function changedHeadings(
  pool: QueryPool,
  count: number,
  name: QueryClass,
  random: Random,
  change: (text: string) => string | undefined,
): Query[] {
  const titles = random.shuffled(pool.pages.filter(pool.isWanted)).map(({title}) => title);
  const headings = headingPlaces(pool, random).map(({heading}) => heading);
  const texts = titles.flatMap((title, number) => {
    const heading = headings[number];
    return heading === undefined ? [title] : [title, heading];
  });
  return collectQueries(texts, count, (text) => {
    const changed = change(asTyped(text));
    return changed === undefined
      ? undefined
      : {class: name, text: changed, targets: targetsOfHeading(pool, text)};
  });
}

/** @param isWanted whether a page may be the target of a query */
export function generateQueries(
  pages: readonly Page[],
  seed: number,
  perClass: number,
  isWanted: (page: Page) => boolean,
): Query[] {
  const pool: QueryPool = {pages, isWanted, statistics: sectionStatistics(pages, isWanted)};
  const random = (name: QueryClass) => seededRandom(seed, name);
  const titles = collectQueries(
    random('title').shuffled(pages.filter(isWanted)),
    perClass,
    ({title}) => ({
      class: 'title',
      text: asTyped(title),
      targets: targetsOfHeading(pool, title).filter(({section}) => section === 0),
    }),
  );
  const headings = collectQueries(
    headingPlaces(pool, random('heading')),
    perClass,
    ({heading}): Query => ({
      class: 'heading',
      text: asTyped(heading),
      targets: targetsOfHeading(pool, heading),
    }),
  );
  const typoRandom = random('typo');
  const prefixRandom = random('prefix');
  const identifiers = random('identifier')
    .shuffled([...pool.statistics.identifiers])
    .slice(0, perClass);
  const spelt = (name: QueryClass, spell: (identifier: string) => string): Query[] =>
    identifiers.map(([identifier, targets]) => ({class: name, text: spell(identifier), targets}));
  return [
    ...titles,
    ...headings,
    ...changedHeadings(pool, perClass, 'typo', typoRandom, (text) => withTypo(text, typoRandom)),
    ...changedHeadings(pool, perClass, 'prefix', prefixRandom, (text) =>
      cutInLastWord(text, prefixRandom),
    ),
    ...wordQueries(pool, perClass, random('words')),
    ...spelt('identifier', (identifier) => identifier),
    ...spelt('identifier split', (identifier) => identifierParts(identifier).join(' ')),
    ...spelt('identifier joined', (identifier) => identifierParts(identifier).join('')),
    ...phraseQueries(pool, perClass, random('phrase')),
    ...halfTypedNames(pool, perClass, random('half-typed name')),
    ...halfTypedMembers(pool, perClass, random('half-typed member')),
  ];
}
