const eventOf = (line: string) => line.replace(/^\d+ /, '');

/**
 * Compares the events that a program promises with those that happened. An event that is promised for
 * one frame must not happen in another.
 *
 * @returns what is wrong, or nothing
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
