import {expect, test} from 'vitest';
import {parseInstant} from './parseInstant';

test.each([
  ['2026-12-01T09:00:00+01:00', Date.UTC(2026, 11, 1, 8)],
  ['2026-12-01T09:00-05:30', Date.UTC(2026, 11, 1, 14, 30)],
  ['2028-02-29T23:59:59.5Z', Date.UTC(2028, 1, 29, 23, 59, 59, 500)],
])('%s is parsed with its time zone', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});

test.each(['2026-12-01T09:00:00', '', 'at 2026-12-01T09:00Z'])(
  '%j is rejected, because it has no time or zone',
  (text) => {
    expect(() => parseInstant(text)).toThrow(
      'is not a date with a time and a zone. Write for example',
    );
  },
);

test.each(['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01T25:00:00Z'])(
  'The date %s is rejected, because it does not exist',
  (text) => {
    expect(() => parseInstant(text)).toThrow('does not exist in the calendar');
  },
);
