import type {ApiTarget} from '../links/javadocUrl';

export type Resolution =
  | {readonly kind: 'link'; readonly target: ApiTarget}
  | {readonly kind: 'plain'}
  | {readonly kind: 'unknown'; readonly name: string; readonly closest: readonly string[]};

export const PLAIN: Resolution = {kind: 'plain'};
