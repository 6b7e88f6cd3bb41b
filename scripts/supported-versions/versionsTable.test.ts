import {describe, expect, it} from 'vitest';
import {supportedRows, versionsTable} from './versionsTable.mjs';

const rows = supportedRows({
  docusaurus: '3.10.2',
  react: '19.3.1',
  node: '26.1.0',
  system: 'linux',
  chromium: '150',
  playwright: '1.65.1',
});

const BUILDS = 'The packed plugins build and the search works';

function resultOf(version: string, results: {name: string; passed: boolean}[]): string | undefined {
  const line = versionsTable(rows, results)
    .split('\n')
    .find((row) => row.split(' | ')[1]?.startsWith(version));
  return line?.split(' | ')[2]?.replace(' |', '');
}

describe('The table of supported versions', () => {
  it('marks a version as passed only if all its tests passed', () => {
    expect(resultOf('18', [{name: `${BUILDS} with React 18`, passed: true}])).toBe('passed');
    expect(resultOf('Firefox', [{name: 'firefox › Search › opens', passed: true}])).toBe('passed');
    const name = 'chromium › packages/packed.spec.ts › on a site that rspack compiles › the search';
    expect(resultOf('3.10.2', [{name, passed: true}])).toBe('passed');
    expect(resultOf('Rspack', [{name, passed: true}])).toBe('passed');
    expect(resultOf('webpack', [{name, passed: true}])).toBe('untried');
    expect(
      resultOf('base URL `/docs-site/`, `trailingSlash` true', [
        {name: "baseUrl '/docs-site/', trailingSlash 'true' on nginx is read again", passed: true},
      ]),
    ).toBe('passed');
  });

  it('counts failed tests', () => {
    const results = [
      {name: `${BUILDS} with webpack and Babel`, passed: false},
      {name: `${BUILDS} without swcJsLoader`, passed: true},
    ];
    expect(resultOf('webpack', results)).toBe('**1 of 1 tests failed**');
    expect(resultOf('3.10.2', results)).toBe('**1 of 2 tests failed**');
  });

  it('marks versions without a test as untried', () => {
    expect(resultOf('WebKit', [{name: 'chromium › Search', passed: true}])).toBe('untried');
    expect(resultOf('Safari', [])).toBe('untried');
    expect(resultOf('20.19', [])).toContain('not tested here; tested by [test.yml]');
  });

  it('has a row for each test of hosts and of packed plugins', () => {
    const others = rows.filter(({tests}) => tests && !tests.test('any'));
    for (const name of [
      `${BUILDS} without useCssCascadeLayers`,
      `${BUILDS} with React 18`,
      "baseUrl '/', trailingSlash undefined on a plain file server shows pages",
      "baseUrl '/docs-site/', trailingSlash 'false' on GitHub Pages shows pages",
    ])
      expect(
        others.some(({tests}) => tests?.test(name)),
        name,
      ).toBe(true);
  });
});
