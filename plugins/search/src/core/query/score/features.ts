import type {Explanation} from './Ranked';
import type {Facts} from './readFacts';
import type {WeighedQuery} from './weighQuery';
import {type FeatureName, WEIGHTS} from './weights';

/** Share of a heading's letters at least that a query or a name has which is the heading. */
export const EXACT = 0.95;
/** Share of the query at least that a heading has which may be the query. */
const ASKED = 0.7;
/** Factor for a title that is the query, compared with a heading that is. */
const TITLE = 2.5;
/** Share of a title's letters at least that a query has which names the page. */
const NAMED = 0.8;

/** Whether the heading has most of the query and little else. */
const isQuery = ({asked, covered}: Facts): boolean => asked > ASKED && covered > EXACT;

/** A feature that a section has by its facts alone; two more need its text. */
type Feature = (facts: Facts, query: WeighedQuery) => number;

/** BM25F of all fields. */
const text: Feature = (facts) => facts.text;

/** The section has all words, also the last one while the reader may still be typing a longer one. */
const asTyped: Feature = ({isTyped}) => Number(isTyped);

/** The section has the query as one identifier, is called so in several words, or starts with them. */
const identifier: Feature = (facts, {whole}) => {
  let share = facts.identifier;
  if (whole.column >= 0 && !whole.isName && facts.isStart && share < 1) {
    if (isQuery(facts)) share = 1;
    else share ||= facts.covered / 2;
  }
  return share && (1 + share) / 2;
};

/** Share of the query that is in the heading, squared. */
const inHeading: Feature = ({asked}) => asked * asked;

/** The heading is the query: more where it is the title of the page. */
const headingIsQuery: Feature = (facts) =>
  isQuery(facts) ? facts.asked * (facts.isStart && facts.isLead ? TITLE : 1) : 0;

/** The heading starts with the query and goes on, which is not known as an identifier. */
const headingStarts: Feature = (facts) =>
  facts.isStart && facts.identifier === 0 && !isQuery(facts) ? facts.asked * facts.covered : 0;

/** The words are in a title. One word asks for the page about it, of several a heading tells more exactly. */
const inTitle: Feature = ({isLead, asked, covered}, {neededCount}) =>
  isLead ? (asked * (0.5 + covered)) / (neededCount * neededCount * neededCount) : 0;

/** Fraction of the page that is about the query. */
const about: Feature = (facts) => facts.about;
/** The section defines the qualified name that the query is. */
const definition: Feature = (facts) => facts.definition;

/** The features that a section has by its facts, by the names of their weights. */
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
 * Whether a section counts what its page is about: all do for one word. Of two, the top of a page does
 * whose title has one of them, since other sections are found by their own. A name or a longer query
 * asks for a section.
 */
export const countsPage = ({asked, isLead}: Facts, {neededCount, hasName}: WeighedQuery): boolean =>
  !hasName && (neededCount === 1 || (neededCount === 2 && asked > 0 && isLead));

/**
 * The weighted sum of the features but `about`, which is known once all sections were read. The terms
 * are written out: to go through a table of functions would take much longer for the thousands of
 * sections of a query.
 */
export function weightedSum(facts: Facts, query: WeighedQuery): number {
  const sum =
    WEIGHTS.text * text(facts, query) +
    WEIGHTS.asTyped * asTyped(facts, query) +
    WEIGHTS.identifier * identifier(facts, query);
  // All others are of the heading.
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

/** Explains the score of a section. */
export type Explain = (facts: Facts, query: WeighedQuery, factor: number) => Explanation;

/** Names the features of a section with their values. */
export const explain: Explain = (facts, query, factor) => ({
  factor,
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, feature]) => [name, feature(facts, query)]),
  ),
});

/** Whether the query is the title of the page, about. */
export const namesPage = ({isLead, asked, covered}: Facts): boolean =>
  isLead && asked > ASKED && covered > NAMED;
