import type {Explanation} from './Ranked';
import type {Facts} from './readFacts';
import type {WeighedQuery} from './weighQuery';
import {type FeatureName, WEIGHTS} from './weights';

/** Minimum fraction of a heading's letters that a query or a name must cover to count as equal to it. */
export const EXACT = 0.95;
/** Minimum fraction of the query that a heading must contain to count as equal to the query. */
const ASKED = 0.7;
const TITLE = 2.5;
/** Minimum fraction of a title's letters that a query must cover to name the page. */
const NAMED = 0.8;

const isQuery = ({asked, covered}: Facts): boolean => asked > ASKED && covered > EXACT;

type Feature = (facts: Facts, query: WeighedQuery) => number;

const text: Feature = (facts) => facts.text;

/** The section has all words of the query, and the last one not only as the prefix of a longer word. */
const asTyped: Feature = ({isTyped}) => Number(isTyped);

/**
 * The section contains the query as one identifier, or its heading starts with the words of the identifier. The
 * latter counts most if the heading has no other words.
 */
const identifier: Feature = (facts, {whole}) => {
  let share = facts.identifier;
  if (whole.column >= 0 && !whole.isName && facts.isStart && share < 1) {
    if (isQuery(facts)) share = 1;
    else share ||= facts.covered / 2;
  }
  return share && (1 + share) / 2;
};

const inHeading: Feature = ({asked}) => asked * asked;

const headingIsQuery: Feature = (facts) =>
  isQuery(facts) ? facts.asked * (facts.isStart && facts.isLead ? TITLE : 1) : 0;

const headingStarts: Feature = (facts) =>
  facts.isStart && facts.identifier === 0 && !isQuery(facts) ? facts.asked * facts.covered : 0;

/**
 * The title has words of the query. This counts most for a query of one word, because for several words any
 * heading is strong evidence.
 */
const inTitle: Feature = ({isLead, asked, covered}, {neededCount}) =>
  isLead ? (asked * (0.5 + covered)) / (neededCount * neededCount * neededCount) : 0;

const about: Feature = (facts) => facts.about;
const definition: Feature = (facts) => facts.definition;

export const FEATURES = {
  text,
  asTyped,
  identifier,
  inHeading,
  headingIsQuery,
  headingStarts,
  inTitle,
  about,
  definition,
} as const satisfies Partial<Record<FeatureName, Feature>>;

/**
 * Whether the `about` feature of the page counts for a section. For one word, it counts for all sections. For
 * two words, it counts only for the first section, and only if the title has one of the words, because other
 * sections must match by their own text. It never counts for names and longer queries, because these look for a
 * section rather than a page.
 */
export const countsPage = ({asked, isLead}: Facts, {neededCount, hasName}: WeighedQuery): boolean =>
  !hasName && (neededCount === 1 || (neededCount === 2 && asked > 0 && isLead));

/**
 * Returns the weighted sum of the features except `about`, which can be computed only after all sections were
 * scored. The sum is written out, because looping over a table of functions would be much slower for thousands
 * of sections.
 */
export function weightedSum(facts: Facts, query: WeighedQuery): number {
  const sum =
    WEIGHTS.text * text(facts, query) +
    WEIGHTS.asTyped * asTyped(facts, query) +
    WEIGHTS.identifier * identifier(facts, query);
  // All remaining features depend on the heading.
  if (facts.asked === 0) return sum;
  return (
    sum +
    WEIGHTS.inHeading * inHeading(facts, query) +
    WEIGHTS.headingIsQuery * headingIsQuery(facts, query) +
    WEIGHTS.headingStarts * headingStarts(facts, query) +
    WEIGHTS.inTitle * inTitle(facts, query) +
    WEIGHTS.definition * definition(facts, query)
  );
}

export type Explain = (facts: Facts, query: WeighedQuery, factor: number) => Explanation;

export const explain: Explain = (facts, query, factor) => ({
  factor,
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, feature]) => [name, feature(facts, query)]),
  ),
});

export const namesPage = ({isLead, asked, covered}: Facts): boolean =>
  isLead && asked > ASKED && covered > NAMED;
