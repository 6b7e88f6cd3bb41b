export const QUERY_CLASSES = [
  'title',
  'heading',
  'typo',
  'prefix',
  'words',
  'identifier',
  'identifier split',
  'identifier joined',
  'question',
  'topic',
  'topic held back',
  'phrase',
  'half-typed name',
  'half-typed member',
] as const;

/**
 * Measured beside the classes of which the mean is made: searches of one or two words, words that follow one
 * another in a text, and names of code that are still being typed.
 */
export const BESIDE_THE_MEAN: readonly QueryClass[] = [
  'topic',
  'topic held back',
  'phrase',
  'half-typed name',
  'half-typed member',
];

export type QueryClass = (typeof QUERY_CLASSES)[number];

/** Where a query should lead: a page and the position of one of its sections. */
export interface Target {
  readonly page: number;
  readonly section: number;
}

/** What a reader types, with the places that answer it. */
export interface Query {
  readonly class: QueryClass;
  readonly text: string;
  readonly targets: readonly Target[];
}
