export interface Problem {
  kind: 'missing' | 'contradictory' | 'unknown' | 'malformed' | 'doubtful';
  field: string;
  message: string;
  canBeConfirmed?: true;
}

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
