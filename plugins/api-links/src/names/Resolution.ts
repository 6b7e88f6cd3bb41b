import type {ApiTarget} from '../links/javadocUrl';

/** What a piece of inline code turned out to be. */
export type Resolution =
  | {readonly kind: 'link'; readonly target: ApiTarget}
  /** It exists, but no single page describes it; or it is no name of the API at all. */
  | {readonly kind: 'plain'}
  /** It looks like a name of the API and does not exist. */
  | {readonly kind: 'unknown'; readonly name: string; readonly closest: readonly string[]};

export const PLAIN: Resolution = {kind: 'plain'};
