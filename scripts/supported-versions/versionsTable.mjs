/**
 * A version that the plugins may run with.
 *
 * @typedef {object} Row
 * @property {string} what for example `React`
 * @property {string} version
 * @property {RegExp} [tests] matches the names of its tests, which are `<browser> › <titles>` in browsers; if missing,
 * the full run does not test this version
 * @property {string} [elsewhere] workflow that tests it outside the full run
 */

/**
 * Returns the rows of the table "Supported versions".
 *
 * @param {Record<'docusaurus' | 'react' | 'node' | 'system' | 'chromium' | 'playwright', string>} installed versions in
 * this run; `system` is for example `linux`
 * @returns {Row[]}
 */
export function supportedRows({docusaurus, react, node, system, chromium, playwright}) {
  const isOldestNode = node.startsWith('20.');
  const onHost = (kind) => [
    ...['`/`', '`/docs-site/`'].flatMap((base) =>
      ['undefined', 'true', 'false']
        .filter((slash) => kind !== 'a plain file server' || slash !== 'false')
        .map((slash) => ({
          what: `Host: ${kind}`,
          version: `base URL ${base}, \`trailingSlash\` ${slash}`,
          tests: new RegExp(
            // Vitest quotes strings in titles.
            `^baseUrl '?${base.replaceAll('`', '')}'?, trailingSlash '?${slash}'? on ${kind}`,
          ),
        })),
    ),
  ];
  return [
    {
      what: 'Docusaurus',
      version: docusaurus,
      tests: /^The packed plugins build|› on a site that \w+ compiles ›/,
    },
    {what: 'Docusaurus', version: '4 (canary)', elsewhere: 'nightly.yml'},
    {
      what: 'React',
      version: react,
      tests: /^The packed plugins build .*without|› on a site that \w+ compiles ›/,
    },
    {what: 'React', version: '18', tests: /^The packed plugins build .*with React 18$/},
    {
      what: 'Bundler',
      version: 'Rspack, SWC',
      tests: /^The packed plugins build .*without use|› on a site that rspack compiles ›/,
    },
    {
      what: 'Bundler',
      version: 'webpack, Babel',
      tests:
        /^The packed plugins build .*with webpack and Babel$|› on a site that webpack compiles ›/,
    },
    {what: 'Node.js', version: node, tests: /./},
    ...(isOldestNode ? [] : [{what: 'Node.js', version: '20.19', elsewhere: 'test.yml'}]),
    ...[
      ['linux', 'Linux'],
      ['win32', 'Windows'],
      ['darwin', 'macOS'],
    ].map(([name, version]) => ({
      what: 'System that builds',
      version,
      ...(name === system ? {tests: /./} : {elsewhere: 'test.yml'}),
    })),
    {what: 'Browser', version: `Chromium ${chromium}`, tests: /^chromium › /},
    {what: 'Browser', version: `Firefox of Playwright ${playwright}`, tests: /^firefox › /},
    {what: 'Browser', version: `WebKit of Playwright ${playwright}`, tests: /^webkit › /},
    {what: 'Browser', version: 'Safari, Edge, Samsung Internet'},
    ...['nginx', 'GitHub Pages', 'a plain file server'].flatMap(onHost),
    {what: 'Host: Netlify, Cloudflare Pages, Vercel', version: 'their header files'},
  ];
}

/** @returns {string} content of a row's last cell: whether its tests passed, or where they are run */
function resultOf({tests, elsewhere}, results) {
  const tried = tests === undefined ? [] : results.filter(({name}) => tests.test(name));
  const failed = tried.filter(({passed}) => !passed).length;
  if (failed > 0) return `**${failed} of ${tried.length} tests failed**`;
  if (tried.length > 0) return 'passed';
  return elsewhere === undefined
    ? 'untried'
    : `not tested here; tested by [${elsewhere}](.github/workflows/${elsewhere})`;
}

/**
 * Renders the table in Markdown.
 * @param {Row[]} rows
 * @param {{name: string, passed: boolean}[]} results of all tests of a full run
 * @returns {string}
 */
export function versionsTable(rows, results) {
  return [
    '| What | Version | Result |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.what} | ${row.version} | ${resultOf(row, results)} |`),
  ].join('\n');
}
