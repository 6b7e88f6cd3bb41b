/** What the notice of a page whose scripts did not load says. */
export interface RecoveryTexts {
  title: string;
  explanation: string;
  reload: string;
  close: string;
}

export const RECOVERY_TEXTS: RecoveryTexts = {
  title: 'Part of this page did not load.',
  explanation:
    'You can read the page and follow its links, but search, menus and buttons do not work. The site may have just been updated, or your connection may have been interrupted.',
  reload: 'Reload the page',
  close: 'Close',
};
