import type {Page} from '../corpus/Page';
import {asTyped} from './asTyped';
import {identifierParts} from './identifiers';
import type {Query, QueryClass, Target} from './Query';
import {seededRandom, type Random} from './random';
import {headingKey, sectionStatistics, type SectionStatistics} from './sectionStatistics';
import {cutInLastWord, withTypo} from './typo';
import {contentWords} from './words';

/** A heading that more places than this have in common says too little to be judged by. */
const MAX_SAME_HEADING = 3;

interface Pool {
  /** Only pages that a query may lead to are picked from, but targets count among all. */
  readonly pages: readonly Page[];
  readonly isWanted: (page: Page) => boolean;
  readonly statistics: SectionStatistics;
}

function targetsOfHeading({statistics}: Pool, heading: string): readonly Target[] {
  const targets = statistics.headings.get(headingKey(heading)) ?? [];
  return targets.length <= MAX_SAME_HEADING ? targets : [];
}

/** Makes queries from places in random order until there are enough. */
function collect<T>(
  places: readonly T[],
  count: number,
  make: (place: T) => Query | undefined,
): Query[] {
  const queries: Query[] = [];
  const seen = new Set<string>();
  for (const place of places) {
    if (queries.length >= count) break;
    const query = make(place);
    if (!query || query.targets.length === 0 || seen.has(query.text)) continue;
    seen.add(query.text);
    queries.push(query);
  }
  return queries;
}

function headingPlaces({pages, isWanted}: Pool, random: Random): {heading: string}[] {
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

/** Titles and headings in turn, changed on the way (misspelt, cut), as readers type them. */
function changedHeadings(
  pool: Pool,
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
  return collect(texts, count, (text) => {
    const changed = change(asTyped(text));
    return changed === undefined
      ? undefined
      : {class: name, text: changed, targets: targetsOfHeading(pool, text)};
  });
}

/** Two or three words of one section that are rare elsewhere. */
function wordQueries(pool: Pool, count: number, random: Random): Query[] {
  const {pages, statistics, isWanted} = pool;
  const places = random.shuffled(
    pages.flatMap((own, page) =>
      own.sections.flatMap((section, number) =>
        section.text.length > 200 && isWanted(own) && statistics.isParticular(section)
          ? [{page, section: number}]
          : [],
      ),
    ),
  );
  return collect(places, count, (place) => {
    const text = pages[place.page]?.sections[place.section]?.text ?? '';
    const occurrences = new Map<string, number>();
    for (const word of contentWords(text)) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    const salient = [...occurrences]
      .filter(([word]) => (statistics.frequency.get(word) ?? 0) > 1)
      .map(([word, times]) => ({
        word,
        weight:
          (times / (times + 1.2)) *
          Math.log(statistics.sections / (statistics.frequency.get(word) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, 6);
    if (salient.length < 4) return undefined;
    const words = random
      .shuffled(salient)
      .slice(0, 2 + random.index(2))
      .map(({word}) => word);
    return {class: 'words', text: words.join(' '), targets: [place]};
  });
}

/**
 * @param perClass how many queries each class has at most.
 * @param isWanted says which pages a query may lead to.
 */
export function generateQueries(
  pages: readonly Page[],
  seed: number,
  perClass: number,
  isWanted: (page: Page) => boolean,
): Query[] {
  const pool: Pool = {pages, isWanted, statistics: sectionStatistics(pages, isWanted)};
  const random = (name: QueryClass) => seededRandom(seed, name);
  const titles = collect(random('title').shuffled(pages.filter(isWanted)), perClass, ({title}) => ({
    class: 'title',
    text: asTyped(title),
    targets: targetsOfHeading(pool, title).filter(({section}) => section === 0),
  }));
  const headings = collect(
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
  ];
}
