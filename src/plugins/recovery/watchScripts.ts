import type {RecoveryTexts} from './RecoveryTexts';

/**
 * Watches whether a page's own scripts load and run. Where one does not, which happens under an
 * open tab or a cached page when a new version is deployed, the page is loaded anew, once. Where
 * that does not help either, the static page stays, with a notice that says what does not work.
 *
 * Its text is an inline script, because the scripts that are bundled may be what is missing: it
 * refers to nothing outside itself and uses no syntax newer than ES2015. Whether the page was
 * reloaded already is asked from the browser, not kept in storage, which may be unavailable: a
 * reload follows only on a visit that is none itself, so there is never a loop.
 *
 * After hydration nothing is done: Docusaurus itself reloads when a navigation lacks a script.
 */
export function watchScripts(texts: RecoveryTexts): void {
  const BANNER = '#docusaurus-base-url-issue-banner';
  let failed = false;

  /** Docusaurus puts all scripts of a site on the page's own origin. */
  function isOwn(address: string): boolean {
    const anchor = document.createElement('a');
    anchor.href = address;
    return anchor.origin === location.origin && /\/assets\/js\/[^/]+$/.test(anchor.pathname);
  }

  const isHydrated = () => document.documentElement.getAttribute('data-has-hydrated') === 'true';

  function isReload(): boolean {
    const [visit] = performance.getEntriesByType('navigation');
    return visit ? (visit as PerformanceNavigationTiming).type === 'reload' : true;
  }

  function button(label: string, onClick: () => void): HTMLButtonElement {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.style.cssText =
      'margin:8px 12px 0 0;padding:6px 16px;border:2px solid;border-radius:4px;background:0 0;color:inherit;font:inherit;cursor:pointer';
    element.onclick = onClick;
    return element;
  }

  function show(): void {
    // The base-URL banner, where it is shown, already says what is wrong.
    if (document.querySelector(BANNER)) return;
    const box = document.createElement('div');
    box.id = 'missing-script-notice';
    box.setAttribute('role', 'alert');
    box.setAttribute('data-nosnippet', '');
    box.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:1000;max-height:50vh;overflow:auto;padding:12px 16px;border-top:4px solid #b3261e;background:#fff8e1;color:#1f1b16;color-scheme:light;font:16px/1.5 system-ui,sans-serif';
    const title = document.createElement('strong');
    title.textContent = texts.title;
    const explanation = document.createElement('p');
    explanation.style.margin = '0';
    explanation.textContent = texts.explanation;
    box.append(
      title,
      explanation,
      button(texts.reload, () => location.reload()),
      button(texts.close, () => box.remove()),
    );
    document.body.append(box);
    // The banner asks the host before it appears, so it may come after this notice.
    const observer = new MutationObserver(() => {
      if (box.isConnected && !document.querySelector(BANNER)) return;
      observer.disconnect();
      box.remove();
    });
    observer.observe(document.body, {childList: true});
  }

  function recover(what: string): void {
    if (failed || isHydrated()) return;
    failed = true;
    if (!isReload()) {
      console.warn(`A script of this page did not load (${what}). The page is loaded anew.`);
      location.reload();
      return;
    }
    console.warn(`A script of this page did not load (${what}). The page stays as it is.`);
    if (document.readyState === 'complete') show();
    else addEventListener('load', show);
  }

  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      // Failures to load do not bubble, but they can be captured.
      if (target instanceof HTMLScriptElement) {
        if (isOwn(target.src)) recover(target.src);
        // A host that answers with a page, or half a file, gives a script that is none.
      } else if (event.error instanceof SyntaxError && isOwn(event.filename)) {
        recover(event.filename);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    const reason = event.reason as Error | undefined;
    if (reason && reason.name === 'ChunkLoadError') recover(reason.message);
  });
}
