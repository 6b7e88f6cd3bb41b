import {expect, test} from '../siteTest';
import {openPage} from '../openPage';
import {DOCS_PAGE, INDEX_FILES, options, searchBox, typeInSearch} from './searchBox';

const SCRIPTS = /\/assets\/js\/search-/;
/** Manifests of this build. Each has a hash in its name. */
const MANIFEST = /\/index\.\w+\.\w+\.bin$/;

test.describe('A first search', () => {
  test.use({serviceWorkers: 'allow'});

  test('requests nothing twice, and no service worker before its rows are visible', async ({
    page,
    host,
  }) => {
    // Delays the script of the suggestions until letters have been typed, as on a slow connection.
    host.faults.push({pattern: /search-suggestions/, fault: {mode: 'delay', ms: 500}});
    await typeInSearch(page, 'light');
    await expect(options(page).first()).toBeVisible();
    const asked = host.requests.map(({url}) => url);
    const ofSearch = asked.filter((url) => INDEX_FILES.test(url) || SCRIPTS.test(url));
    expect(ofSearch).not.toEqual([]);
    expect(ofSearch.filter((url, place) => ofSearch.indexOf(url) !== place)).toEqual([]);
    const places = (pattern: RegExp) =>
      host.requests.flatMap(({url}, place) => (pattern.test(url) ? [place] : []));
    await expect.poll(() => places(/service-worker/)).toHaveLength(1);
    // The rows are built from these `h` files, so they must be requested before the service worker.
    expect(places(/service-worker/)[0]).toBeGreaterThan(Math.max(...places(/docs\/.*\.h\d+\.bin/)));
  });
});

test('Focusing the search field requests scripts and manifests at once, except the manifest of the API', async ({
  page,
  host,
}) => {
  // The two scripts of the search never load, but the requests for the index must not wait for them.
  host.faults.push({pattern: SCRIPTS, fault: {mode: 'hang'}});
  await openPage(page, DOCS_PAGE);
  const before = host.requests.length;
  await searchBox(page).focus();
  const asked = () =>
    host.requests
      .slice(before)
      .map(({url}) => url)
      .filter((url) => SCRIPTS.test(url) || MANIFEST.test(url));
  // Four indexes: documentation, examples, blog, and all other pages.
  await expect.poll(() => asked().filter((url) => MANIFEST.test(url)).length).toBe(4);
  await expect.poll(() => asked().filter((url) => SCRIPTS.test(url)).length).toBe(2);
  expect(asked().filter((url) => url.includes('api'))).toEqual([]);
});
