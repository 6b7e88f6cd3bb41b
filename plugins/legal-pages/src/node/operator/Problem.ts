/** One thing that is wrong with the operator record or the facts of the site, or may be. */
export interface Problem {
  /**
   * What is wrong in one word, for the build log. A draft names the field, whatever it is. A value
   * that is `doubtful` is published all the same.
   */
  kind: 'missing' | 'contradictory' | 'unknown' | 'malformed' | 'doubtful';
  /** Path of the field, or name of the option. */
  field: string;
  /** What is wrong and what to do, in one sentence. Never repeats personal data. */
  message: string;
  /** Whether it may be true all the same, so that its operator can confirm it. */
  canBeConfirmed?: true;
}

/** A problem with what may be true all the same: it says how to confirm that. */
export function confirmable(kind: Problem['kind'], field: string, message: string): Problem {
  const remedy =
    kind === 'missing' ? 'state it, or confirm that there is none' : 'correct it, or confirm it';
  return {
    kind,
    field,
    message: `${message}; ${remedy} with "${field}" in the option "confirmed"`,
    canBeConfirmed: true,
  };
}

/** The problems that their operator has not confirmed. */
export function unconfirmed(problems: readonly Problem[], confirmed: readonly string[]): Problem[] {
  return problems.filter(
    ({field, canBeConfirmed}) => !canBeConfirmed || !confirmed.includes(field),
  );
}
