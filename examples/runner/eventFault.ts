const eventOf = (line: string) => line.replace(/^\d+ /, '');

/**
 * Compares the events that a program promises with those that happened. If an event is promised for a frame, it must
 * not happen in any other.
 *
 * @returns description of the mismatch, if any
 */
export function eventFault(
  promised: readonly string[],
  logged: readonly string[],
): string | undefined {
  const events = new Set(promised.map(eventOf));
  const happened = [...new Set(logged)].filter((line) => events.has(eventOf(line)));
  const missing = promised.filter((line) => !happened.includes(line));
  const unwanted = happened.filter((line) => !promised.includes(line));
  if (missing.length === 0 && unwanted.length === 0) return undefined;
  return [
    'Its events are not those of "events:" in its header.',
    ...missing.map((line) => `Did not happen: ${line}`),
    ...unwanted.map((line) => `Not promised: ${line}`),
    `All events: ${logged.join('; ')}`,
  ].join('\n');
}
