import {expect, type Page, test} from '@playwright/test';
import {applyToPage, DEFAULT_DIRECTIVES} from '../../../plugins/content-security-policy/src';

const SITE = 'http://site.test';
const FORMS = [
  '<script src=http://else.test/a.js></script>',
  '<script type=module src=http://else.test/a.js></script>',
  '<link rel=stylesheet href=http://else.test/a.css>',
  '<style>@import "http://else.test/a.css";</style>',
  '<style>p{background:url(http://else.test/a.png)}</style><p>Text',
  '<style>p{background:image-set("http://else.test/a.png" 1x)}</style><p>Text',
  '<style>@font-face{font-family:A;src:url(http://else.test/a.woff2)}p{font-family:A}</style><p>Text',
  '<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}p{font-family:A}</style><p>Text',
  '<p style="background:url(http://else.test/a.png)">Text',
  '<p style="list-style:url(http://else.test/a.png);display:list-item">Text',
  '<img src=http://else.test/a.png>',
  '<img srcset="http://else.test/a.png 1x">',
  '<picture><source srcset=http://else.test/a.webp><img src=/a.png></picture>',
  '<input type=image src=http://else.test/a.png alt=Send>',
  '<table background=http://else.test/a.png><tr><td>Text</table>',
  '<svg width=9 height=9><image href=http://else.test/a.png width=9 height=9 /></svg>',
  '<svg width=9 height=9><image xlink:href=http://else.test/a.png width=9 height=9 /></svg>',
  '<svg><script href=http://else.test/a.js></script></svg>',
  '<svg width=9 height=9><filter id=f><feImage href=http://else.test/a.png /></filter><rect width=9 height=9 filter=url(#f) /></svg>',
  '<audio src=http://else.test/a.ogg preload=auto></audio>',
  '<video src=http://else.test/a.mp4 preload=auto></video>',
  '<video poster=http://else.test/a.png></video>',
  '<video preload=auto><source src=http://else.test/a.mp4></video>',
  '<video src=/intro.mp4 preload=auto></video>',
  '<iframe src=http://else.test/></iframe>',
  '<iframe src=/demo/></iframe>',
  '<object data=http://else.test/a.svg></object>',
  '<embed src=http://else.test/a.svg>',
  '<link rel=icon href=http://else.test/a.ico>',
  '<link rel=modulepreload href=http://else.test/a.js>',
  '<link rel=preload as=script href=http://else.test/a.js>',
  '<link rel=preload as=style href=http://else.test/a.css>',
  '<link rel=preload as=image href=http://else.test/a.png>',
  '<link rel=preload as=image imagesrcset="http://else.test/b.png 1x">',
  '<link rel=preload as=font crossorigin href=http://else.test/a.woff2>',
  '<link rel=preload as=fetch crossorigin href=http://else.test/a.json>',
  '<link rel=prefetch href=http://else.test/a.js>',
  '<form action=http://else.test/><button>Send</button></form>',
  '<form action=/here><button formaction=http://else.test/>Send</button></form>',
  '<form action=/here><input type=submit formaction=http://else.test/ value=Send></form>',
  '<a href=#x ping=http://else.test/>Send</a>',
  // Elements that the policy allows.
  '<script src=/a.js></script><link rel=stylesheet href=/a.css><img src=/a.png>',
  '<img src=data:image/png;base64,AAAA><link rel=preconnect href=http://else.test>',
  '<form action=/here><button>Go</button></form><a href=http://else.test/>Go</a>',
];

interface Violation {
  directive: string;
  source: string;
}

const TYPES: Record<string, string> = {js: 'text/javascript', css: 'text/css', png: 'image/png'};

async function watchedPage(page: Page): Promise<(html: string) => Promise<Violation[]>> {
  let shown = '';
  let violations: Violation[] = [];
  await page.route('**', (route) => {
    const {pathname, origin} = new URL(route.request().url());
    const isPage = origin === SITE && pathname === '/page';
    const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
    return route.fulfill({contentType, body: isPage ? shown : ''});
  });
  await page.exposeFunction('report', (directive: string, blocked: string) => {
    const url = URL.canParse(blocked) ? new URL(blocked) : undefined;
    const foreign = url?.origin === 'null' ? url.protocol : url?.origin;
    violations.push({
      directive: directive.replace(/-(elem|attr)$/, ''),
      source: foreign === SITE ? "'self'" : (foreign ?? `${blocked}:`),
    });
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      const {report} = window as unknown as {report: (...texts: string[]) => void};
      report(effectiveDirective, blockedURI);
    });
  });
  return async (html) => {
    shown = html;
    violations = [];
    await page.goto(`${SITE}/page`);
    const send = page.getByText('Send').or(page.locator('input[type=submit]'));
    if ((await send.count()) > 0)
      await send.first().evaluate((element: HTMLElement) => element.click());
    // Browsers request fonts and images of styles when they render the first frame.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return violations;
  };
}

const inOrder = (list: readonly Violation[]) =>
  [...new Set(list.map(({directive, source}) => `${directive} ${source}`))].sort();

test('Chromium blocks exactly what the build warns about, in every form of HTML @full', async ({
  page,
}) => {
  const blockedIn = await watchedPage(page);
  for (const form of FORMS) {
    const html = `<!doctype html><meta charset=utf-8><link rel=canonical href=${SITE}/page>${form}`;
    const result = await applyToPage(html, DEFAULT_DIRECTIVES);
    const blocked = await blockedIn(result.html);
    expect.soft(inOrder(result.refused), form).toEqual(inOrder(blocked));
  }
});
