/**
 * What the page in place of one that is not kept does. Its text is an inline script, so it refers to
 * nothing outside itself.
 */
export function startNotKeptPage(): void {
  try {
    if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
  } catch {
    // Where the storage is blocked, the site is light, too.
  }
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('button')?.addEventListener('click', () => location.reload());
  });
}
