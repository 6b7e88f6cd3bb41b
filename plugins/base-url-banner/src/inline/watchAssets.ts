import type {BannerSettings} from '../bannerSettings';
import type {isAsset as IsAsset} from '../diagnosis/isAsset';
import type {suggestBaseUrl as SuggestBaseUrl} from '../diagnosis/suggestBaseUrl';

/**
 * Watches whether the site's own scripts and stylesheets load, and shows the banner when one does not.
 *
 * Its text is the inline script: it refers to nothing outside itself, uses no syntax newer than
 * ES2015, and is the same on every page and site. What differs stands in an attribute of its tag.
 * It waits for the browser's verdict on each file, so a slow page is not mistaken for a broken one.
 */
export function watchAssets(suggestBaseUrl: typeof SuggestBaseUrl, isAsset: typeof IsAsset): void {
  const tag = document.currentScript;
  // Crawlers block files on purpose; what they do not see, they do not index.
  if (!tag || /bot|crawl|spider|slurp/i.test(navigator.userAgent)) return;
  const settings = JSON.parse(tag.getAttribute('data-base-url-banner') as string) as BannerSettings;
  const texts = settings.texts;
  let failed = '';
  let parsed = false;

  /** An anchor takes an address apart without throwing, whatever it is. */
  function parse(address: string): HTMLAnchorElement {
    const anchor = document.createElement('a');
    anchor.href = address;
    return anchor;
  }

  /**
   * Notes the first of the site's files that failed. Docusaurus puts all of them on the page's own
   * origin; others, and what scripts add, do not count.
   */
  function note(element: EventTarget | null): void {
    const script = element as HTMLScriptElement;
    const sheet = element as HTMLLinkElement;
    const address = script.defer ? script.src : sheet.rel === 'stylesheet' ? sheet.href : '';
    const {origin, pathname} = parse(address);
    if (!failed && origin === location.origin && /\/assets\/(js|css)\//.test(pathname))
      failed = address;
  }

  function line(parent: HTMLElement, text: string, value?: string): void {
    const paragraph = document.createElement('p');
    paragraph.style.cssText = 'margin:.5em 0 0;color:inherit';
    paragraph.textContent = text + ' ';
    if (value) {
      const strong = document.createElement('strong');
      // Else a slash at its end would stand at its start, where the page is written from right to left.
      strong.dir = 'ltr';
      strong.textContent = value;
      paragraph.appendChild(strong);
    }
    parent.appendChild(paragraph);
  }

  function show(suggestion: string | undefined, verified: boolean): void {
    const box = document.createElement('div');
    box.id = 'docusaurus-base-url-issue-banner';
    // That of its texts, which are English where the page's language has none.
    box.dir = 'auto';
    box.setAttribute('role', 'alert');
    box.setAttribute('data-nosnippet', '');
    box.style.cssText =
      'margin:16px;padding:16px;border:4px solid #b3261e;border-radius:8px;background:#fff8e1;color:#1f1b16;color-scheme:light;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
    const title = document.createElement('strong');
    title.style.fontSize = '24px';
    title.textContent = texts.title;
    box.appendChild(title);
    if (verified) line(box, texts.wrong);
    else line(box, suggestion === settings.base ? texts.fits : texts.missing, failed);
    line(box, texts.configured, settings.base);
    if (verified) {
      line(box, texts.suggested, suggestion);
      line(box, texts.remedy);
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.close;
    button.style.cssText =
      'margin-top:1em;padding:6px 16px;border:2px solid;border-radius:4px;background:0 0;color:inherit;font:inherit;cursor:pointer';
    button.onclick = function () {
      document.body.removeChild(box);
    };
    box.appendChild(button);
    document.body.insertBefore(box, document.body.firstChild);
    // No <style> element: a strict policy may forbid it.
    const print = matchMedia('print');
    function hideInPrint(): void {
      box.style.display = print.matches ? 'none' : '';
    }
    hideInPrint();
    print.addListener(hideInPrint);
  }

  function decide(): void {
    if (!failed || !parsed) return;
    removeEventListener('error', listen, true);
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const canonical = link ? parse(link.href).pathname : '';
    if (settings.pages === 'home' && suggestBaseUrl(settings.home, canonical, '/') !== '/') return;
    const suggestion = suggestBaseUrl(settings.base, canonical, location.pathname);
    const path = parse(failed).pathname;
    if (!suggestion || suggestion === settings.base || path.indexOf(settings.base) !== 0)
      return show(suggestion, false);
    const file = suggestion + path.slice(settings.base.length);
    const request = new XMLHttpRequest();
    request.onloadend = function () {
      const type = request.getResponseHeader('content-type');
      show(suggestion, isAsset(file, request.status, type));
    };
    // An address may begin with two slashes, which without the origin would name another host.
    request.open('HEAD', location.origin + file);
    request.send();
  }

  function listen(event: Event): void {
    if (event.target !== window) note(event.target);
    decide();
  }

  // Failures to load do not bubble, but they can be captured.
  addEventListener('error', listen, true);
  document.addEventListener('DOMContentLoaded', function () {
    // Deferred scripts have run or failed by now. One that is no script at all raises no load error.
    if (!(window as {docusaurus?: unknown}).docusaurus)
      document.querySelectorAll('script[defer][src*="/js/main"]').forEach(note);
    parsed = true;
    decide();
  });
  addEventListener('load', function () {
    removeEventListener('error', listen, true);
  });
}
