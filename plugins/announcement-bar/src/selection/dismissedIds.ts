/**
 * Which announcements the reader closed, from the two stored lists.
 *
 * One that is not among those shown counts as new, even when it was once closed.
 * Docusaurus's own bar stores one id and `true`; that counts as closed too.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param shown stored ids that were shown, separated by spaces, or null
 * @param dismissed stored ids that were closed, separated by spaces, or null
 */
export function dismissedIds(shown: string | null, dismissed: string | null): string[] {
  const ids = (shown || '').split(' ');
  if (dismissed === 'true') return ids;
  return (dismissed || '').split(' ').filter(function (id) {
    return id !== '' && ids.indexOf(id) >= 0;
  });
}
