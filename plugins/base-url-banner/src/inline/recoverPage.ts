import type {BannerTexts} from '../bannerSettings';
import type {showBox as ShowBox} from './showBox';

/**
 * Loads a page once more whose own scripts do not load, which happens when a new version is deployed
 * under an open tab or a cached page. Where that does not help, the static page stays, with a notice
 * that says what does not work.
 *
 * A part of the inline script: it refers to nothing outside itself and uses no syntax newer than ES2015.
 * The browser knows whether the page was reloaded, so nothing is stored: only a visit that is not a
 * reload is reloaded, and there is never a loop.
 *
 * After hydration nothing is done: Docusaurus itself reloads when a navigation lacks a script.
 *
 * @param isExplained whether the banner says what is wrong
 * @returns what to call with the address of a script that failed
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
      `A script of this page did not load (${script}). ${isFirst ? 'The page is loaded again.' : 'The page stays as it is.'}`,
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
