import type {BannerSettings} from '../bannerSettings';
import type {isAsset as IsAsset} from '../diagnosis/isAsset';
import type {suggestBaseUrl as SuggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import type {recoverPage as RecoverPage} from './recoverPage';
import type {showBox as ShowBox} from './showBox';

/**
 * Watches whether the site's own scripts and stylesheets load, and shows the banner if one does not.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself and no syntax newer
 * than ES2015. The script is the same on every page of a site, because an attribute of its tag has the settings.
 * It has no timeout: only a failure that the browser reports counts, so a slow page is not mistaken for a broken one.
 *
 * @param recoverPage handles scripts that fail, if the option is set
 */
export function watchFiles(
  suggestBaseUrl: typeof SuggestBaseUrl,
  isAsset: typeof IsAsset,
  showBox: typeof ShowBox,
  recoverPage: typeof RecoverPage | null,
): void {
  const tag = document.currentScript;
  // Crawlers block files on purpose, and must not index the banner.
  if (!tag || /bot|crawl|spider|slurp/i.test(navigator.userAgent)) return;
  const settings = JSON.parse(tag.getAttribute('data-base-url-banner') as string) as BannerSettings;
  const texts = settings.texts;
  let failed = '';
  let isParsed = false;
  let isDecided = false;
  let isDue = false;
  const recover = recoverPage && recoverPage(texts, showBox, () => isDue);

  /** Unlike `URL`, an anchor parses any address without an exception. */
  function parse(address: string): HTMLAnchorElement {
    const anchor = document.createElement('a');
    anchor.href = address;
    return anchor;
  }

  function isOwn(address: string): boolean {
    const {origin, pathname} = parse(address);
    return origin === location.origin && /\/assets\/(js|css)\//.test(pathname);
  }

  /** Stores the address of the first file in the HTML that failed. Files that scripts load are ignored. */
  function note(element: Element): void {
    const script = element as HTMLScriptElement;
    const sheet = element as HTMLLinkElement;
    const address = script.defer ? script.src : sheet.rel === 'stylesheet' ? sheet.href : '';
    if (!failed && isOwn(address)) failed = address;
  }

  function show(suggestion: string | undefined, isVerified: boolean): void {
    const configured: [string, string] = [texts.configured, settings.base];
    showBox({
      id: 'docusaurus-base-url-issue-banner',
      place: 'margin:16px;padding:16px;border:4px solid #b3261e;border-radius:8px',
      title: texts.title,
      lines: isVerified
        ? [[texts.wrong], configured, [texts.suggested, suggestion], [texts.remedy]]
        : [[suggestion === settings.base ? texts.fits : texts.missing, failed], configured],
      buttons: [[texts.close]],
    });
  }

  function decide(): void {
    if (!failed || !isParsed || isDecided) return;
    isDecided = true;
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const canonical = link ? parse(link.href).pathname : '';
    if (settings.pages === 'home' && suggestBaseUrl(settings.home, canonical, '/') !== '/') return;
    isDue = true;
    const suggestion = suggestBaseUrl(settings.base, canonical, location.pathname);
    const path = parse(failed).pathname;
    if (!suggestion || suggestion === settings.base || !path.startsWith(settings.base))
      return show(suggestion, false);
    const file = suggestion + path.slice(settings.base.length);
    const request = new XMLHttpRequest();
    request.onloadend = function () {
      const type = request.getResponseHeader('content-type');
      show(suggestion, isAsset(file, request.status, type));
    };
    // Without the origin, a path that starts with two slashes would mean another host.
    request.open('HEAD', location.origin + file);
    request.send();
  }

  // Load errors do not bubble, so the listener captures them. Once the page is complete, only files that scripts load
  // can fail.
  addEventListener(
    'error',
    function (event) {
      const {target, filename} = event;
      const error: unknown = event.error;
      if (target instanceof Element && document.readyState !== 'complete') {
        note(target);
        decide();
      }
      if (!recover) return;
      const isScript = target instanceof HTMLScriptElement;
      // The host may have responded with a page or an incomplete file instead of the script.
      const script = isScript ? target.src : error instanceof SyntaxError ? filename : '';
      if (isOwn(script)) recover(script);
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', function () {
    // Deferred scripts have run or failed by now. A script with a syntax error causes no load error.
    if (!(window as {docusaurus?: unknown}).docusaurus)
      document.querySelectorAll('script[defer][src*="/js/main"]').forEach(note);
    isParsed = true;
    decide();
  });
}
