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
  'topic held out',
  'phrase',
  'half-typed name',
  'half-typed member',
] as const;

/**
 * Classes that are measured but excluded from the mean: searches of one or two words, adjacent words of a section, and
 * half-typed names of code.
 */
export const BESIDE_THE_MEAN: readonly QueryClass[] = [
  'topic',
  'topic held out',
  'phrase',
  'half-typed name',
  'half-typed member',
];

export type QueryClass = (typeof QUERY_CLASSES)[number];

export interface Target {
  readonly page: number;
  readonly section: number;
}

export interface Query {
  readonly class: QueryClass;
  readonly text: string;
  readonly targets: readonly Target[];
}
