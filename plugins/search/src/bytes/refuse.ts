/**
 * Refuses data that is not what was written. Which file it is, is told by the `SearchIndexError`
 * around this one.
 * @throws RangeError always
 */
export function refuse(): never {
  throw new RangeError('data is damaged');
}
