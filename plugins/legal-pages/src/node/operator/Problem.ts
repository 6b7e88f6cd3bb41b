export interface Problem {
  /**
   * Kind of problem in the build log. A draft lists the field, whatever the kind is. A `doubtful` value does not
   * prevent publishing.
   */
  kind: 'missing' | 'contradictory' | 'unknown' | 'malformed' | 'doubtful';
  /** Path of the field, or name of the option. */
  field: string;
  /** Problem and remedy in one sentence, without personal data. */
  message: string;
  canBeConfirmed?: true;
}

/** Creates a problem that the operator can confirm, and says how. */
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

export function unconfirmed(problems: readonly Problem[], confirmed: readonly string[]): Problem[] {
  return problems.filter(
    ({field, canBeConfirmed}) => !canBeConfirmed || !confirmed.includes(field),
  );
}
