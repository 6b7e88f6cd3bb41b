import type {BannerTexts} from '../bannerSettings';
import type {showBox as ShowBox} from './showBox';

/**
 * Reloads a page once if its own scripts do not load, which happens if a new version is deployed while an
 * older page is open or cached. If a script fails again, the static page stays visible, with a notice that some
 * functions do not work.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself and no syntax newer
 * than ES2015. The browser knows whether the page was reloaded, so nothing is stored. Only a visit that is
 * not a reload is reloaded, so there is never a loop.
 *
 * Nothing happens after hydration, because Docusaurus itself reloads the page if a script fails during a navigation.
 *
 * @param isExplained whether the banner explains the problem
 * @returns function to call with the address of a script that failed
 */
export function recoverPage(
  texts: BannerTexts,
  showBox: typeof ShowBox,
  isExplained: () => boolean,
): (script: string) => void {
  let isFailed = false;

  function isReload(): boolean {
    const [visit] = performance.getEntriesByType('navigation');
    return visit ? (visit as PerformanceNavigationTiming).type === 'reload' : true;
  }

  function show(): void {
    if (isExplained()) return;
    showBox({
      id: 'missing-script-notice',
      place:
        'position:fixed;bottom:0;left:0;right:0;z-index:1000;max-height:50vh;overflow:auto;padding:12px 16px;border-top:4px solid #b3261e',
      title: texts.partTitle,
      lines: [[texts.partMissing]],
      buttons: [[texts.reload, () => location.reload()], [texts.close]],
    });
  }

  function recover(script: string): void {
    if (isFailed || document.documentElement.getAttribute('data-has-hydrated') === 'true') return;
    isFailed = true;
    const isFirst = !isReload();
    console.warn(
      `A script of this page did not load (${script}). ${isFirst ? 'The page is reloaded.' : 'The page stays as it is.'}`,
    );
    if (isFirst) location.reload();
    else if (document.readyState === 'complete') show();
    else addEventListener('load', show);
  }

  addEventListener('unhandledrejection', ({reason}) => {
    const error = reason as Error | undefined;
    if (error && error.name === 'ChunkLoadError') recover(error.message);
  });
  return recover;
}
