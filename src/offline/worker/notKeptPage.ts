import {escapeHtml} from '@screwbox/shared/html/escapeHtml';
import {REFERRER_POLICY} from '../../config/referrerPolicy';

const TITLE = 'This page is not kept';

function listOf(pages: [address: string, title: string][]): string {
  if (pages.length === 0) return '';
  const items = pages.map(
    ([address, title]) => `<li><a href="${escapeHtml(address)}">${title}</a></li>`,
  );
  return `<h2>What you can read now</h2><ul>${items.join('')}</ul>`;
}

/** Script of the page. It is inserted as source text, so it must not use anything defined elsewhere. */
function start(): void {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
  addEventListener('click', ({target}) => {
    if (target instanceof HTMLButtonElement) location.reload();
  });
}

/**
 * Returns a page for an address that is not cached and cannot be loaded. It explains the reason and
 * lists the cached pages. It needs no other files.
 * @param pages addresses and titles of cached pages, titles as HTML
 */
export function notKeptPage(pages: [address: string, title: string][], styles: string): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${TITLE}</title><style nonce="${nonce}">${styles}</style>
<script nonce="${nonce}">(${String(start)})()</script></head>
<body><main><h1>${TITLE}</h1>
<p>You are offline, or the site cannot be reached. Your browser keeps the pages that you read here,
so that you can read them again. This one is not among them: most likely you have not read it before.</p>
<p><button type="button" class="button button--primary">Try again</button></p>
${listOf(pages)}</main></body></html>`;
  return new Response(html, {
    // An error status, so that downloads fail instead of saving this page.
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none';script-src 'nonce-${nonce}';style-src 'nonce-${nonce}';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': REFERRER_POLICY,
    },
  });
}
