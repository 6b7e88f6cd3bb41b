const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a date with time and zone (RFC 3339) to milliseconds since the epoch. Seconds are
 * optional.
 * @throws Error that names the problem
 */
export function parseInstant(text: string): number {
  const parts = INSTANT.exec(text);
  if (!parts)
    throw new Error(
      'is not a date with a time and a zone. Write for example 2026-12-01T09:00:00+01:00 or 2026-12-01T08:00:00Z',
    );
  const [year, month, day] = parts.slice(1, 4).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const instant = Date.parse(text);
  if (Number.isNaN(instant) || date.getUTCDate() !== day)
    throw new Error('does not exist in the calendar');
  return instant;
}
