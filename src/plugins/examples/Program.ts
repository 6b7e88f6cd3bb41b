export type Shot =
  | {readonly kind: 'frame'}
  /** One still frame, and a range of frames that play in a loop. */
  | {readonly kind: 'loop'; readonly from: number; readonly to: number}
  | {readonly kind: 'none'};

export interface Input {
  readonly frame: number;
  /** Action and its argument, for example `press SPACE`. */
  readonly action: string;
}

/** A sentence of a page that is proved by a fact, which is a program in `examples/facts`. */
export interface Claim {
  readonly page: string;
  /** The sentence, or a cell or row of a table, verbatim but without markup. */
  readonly sentence: string;
  /** Line of the claim in the program, counted from 1. */
  readonly line: number;
}

export interface Program {
  readonly name: string;
  readonly source: string;
  /** Digest of the source. If it has changed, the record of the last run is outdated. */
  readonly digest: string;
  /** Title for readers; empty for facts. */
  readonly title: string;
  readonly about: string;
  readonly pages: readonly string[];
  readonly tags: readonly string[];
  readonly frame: number;
  readonly shot: Shot;
  /** `game`: each frame lasts 1/60 s of game time. `real`: the program runs in real time. */
  readonly clock: 'game' | 'real';
  readonly inputs: readonly Input[];
  /** Events that must happen in the run: frame and event, for example `51 player jumps`. */
  readonly events: readonly string[];
  readonly alt: string;
  readonly files: readonly string[];
  /** Claims of a fact; empty for programs of the gallery. */
  readonly claims: readonly Claim[];
}
