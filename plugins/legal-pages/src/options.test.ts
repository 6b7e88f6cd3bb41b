import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from './options';

function check(options: Options): PluginOptions {
  return validateOptions({
    options,
    validate: (schema, given) => normalizePluginOptions(schema, given as Partial<PluginOptions>),
  });
}

/** As a site without types may pass them. */
const checkUnknown = (options: unknown) => () => check(options as Options);

const HOST = {
  name: 'K',
  company: 'K AG',
  address: 'A',
  role: 'processor' as const,
  retention: 'B',
  privacyUrl: 'https://k.de',
};

afterEach(() => vi.unstubAllEnvs());

describe('Options', () => {
  it('have defaults', () => {
    expect(check({})).toEqual({
      id: 'default',
      operatorFile: 'legal.operator.json',
      required: false,
      routes: {imprint: '/impressum', privacy: '/datenschutzhinweis', disclaimer: '/disclaimer'},
      hosts: [],
      thirdParties: [],
      storage: [],
      tabGroups: [],
      localSearch: false,
      disclaimer: {},
      confirmed: [],
      updated: '',
      noIndex: false,
      onPageProblems: 'warn',
    });
  });

  it('are strict when the environment requires finished pages', () => {
    vi.stubEnv('LEGAL_REQUIRED', '1');
    expect(check({})).toMatchObject({required: true, onPageProblems: 'throw'});
  });

  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
    ['', false],
  ])('take LEGAL_REQUIRED=%s for %s', (value, required) => {
    vi.stubEnv('LEGAL_REQUIRED', value);
    expect(check({}).required).toBe(required);
  });

  it.each(['yes', 'TRUE', ' 1', 'constructor'])('refuse LEGAL_REQUIRED=%s', (value) => {
    vi.stubEnv('LEGAL_REQUIRED', value);
    expect(() => check({})).toThrow(
      new Error(
        `docusaurus-legal-pages: the environment variable LEGAL_REQUIRED is "${value}" but must be 1 or true, or for drafts 0, false or empty.`,
      ),
    );
  });

  it('keep the other routes when one is changed', () => {
    expect(check({routes: {imprint: '/legal'}}).routes).toEqual({
      imprint: '/legal',
      privacy: '/datenschutzhinweis',
      disclaimer: '/disclaimer',
    });
  });

  it('that are wrong are answered with their value, what is allowed, and the closest name', () => {
    const wrong = [
      {host: ['github-pages']},
      {thirdParty: []},
      {operatorfile: 'a.json'},
      {require: true},
      {routes: {privacyNotice: '/privacy'}},
      {routes: {imprnt: '/legal'}},
      {disclaimer: {licence: {name: 'MIT'}}},
      {storage: [{key: 'a', purpose: 'B', lifetme: 'C'}]},
      {hosts: ['github-page']},
      {hosts: [{name: 'K'}]},
      {routes: {imprint: 'impressum'}},
      {routes: {imprint: '/legal#imprint'}},
      {routes: {imprint: '/legal', privacy: '/legal/'}},
      {routes: {imprint: '/disclaimer'}},
      {disclaimer: {license: {name: 'MIT'}}},
      {updated: '2026-02-30'},
      {onPageProblems: 'error'},
      {localSearch: 'yes'},
      {thirdParties: [{name: 'Filmdienst', provider: 'Filmdienst AG'}]},
      {storage: [{key: 'a'}]},
    ].map((options) => {
      try {
        return JSON.stringify(checkUnknown(options)());
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(wrong).toMatchInlineSnapshot(`
      [
        "docusaurus-legal-pages: "host" is set to ["github-pages"], but has no meaning here. Did you mean "hosts"? Use one of operatorFile, required, routes, hosts, thirdParties, storage, tabGroups, localSearch, disclaimer, confirmed, updated, noIndex, onPageProblems.",
        "docusaurus-legal-pages: "thirdParty" is set to [], but has no meaning here. Did you mean "thirdParties"? Use one of operatorFile, required, routes, hosts, thirdParties, storage, tabGroups, localSearch, disclaimer, confirmed, updated, noIndex, onPageProblems.",
        "docusaurus-legal-pages: "operatorfile" is set to "a.json", but has no meaning here. Did you mean "operatorFile"? Use one of operatorFile, required, routes, hosts, thirdParties, storage, tabGroups, localSearch, disclaimer, confirmed, updated, noIndex, onPageProblems.",
        "docusaurus-legal-pages: "require" is set to true, but has no meaning here. Did you mean "required"? Use one of operatorFile, required, routes, hosts, thirdParties, storage, tabGroups, localSearch, disclaimer, confirmed, updated, noIndex, onPageProblems.",
        "docusaurus-legal-pages: "routes.privacyNotice" is set to "/privacy", but has no meaning here. Use one of imprint, privacy, disclaimer.",
        "docusaurus-legal-pages: "routes.imprnt" is set to "/legal", but has no meaning here. Did you mean "imprint"? Use one of imprint, privacy, disclaimer.",
        "docusaurus-legal-pages: "disclaimer.licence" is set to {"name":"MIT"}, but has no meaning here. Did you mean "license"? Use one of project, license, contentLicense, reportUrl, trademarks.",
        "docusaurus-legal-pages: "storage[0].lifetme" is set to "C", but has no meaning here. Did you mean "lifetime"? Use one of key, place, namespaced, purpose, lifetime, basis.",
        "docusaurus-legal-pages: "hosts[0]" is "github-page" but must be "github-pages" or an object with name, company, address, role, logData, statements, retention, thirdCountry, privacyUrl, processorsUrl. Did you mean "github-pages"?",
        "docusaurus-legal-pages:
        "hosts[0].company" is missing. It must be text without spaces at its ends.
        "hosts[0].address" is missing. It must be text without spaces at its ends.
        "hosts[0].role" is missing. It must be "controller" or "processor".
        "hosts[0].retention" is missing. It must be text without spaces at its ends.
        "hosts[0].privacyUrl" is missing. It must be an address that begins with https://.",
        "docusaurus-legal-pages: "routes.imprint" is "impressum" but must be a path that begins with a slash, such as "/impressum".",
        "docusaurus-legal-pages: "routes.imprint" is "/legal#imprint" but must be a path that begins with a slash, such as "/impressum".",
        "docusaurus-legal-pages: "routes" names "/legal" for two pages; give each its own path.",
        "docusaurus-legal-pages: "routes" names "/disclaimer" for two pages; give each its own path.",
        "docusaurus-legal-pages: "disclaimer.license.url" is missing. It must be an address that begins with https://.",
        "docusaurus-legal-pages: "updated" is "2026-02-30" but must be a date of the calendar, such as "2026-01-31".",
        "docusaurus-legal-pages: "onPageProblems" is "error" but must be "ignore", "log", "warn" or "throw".",
        "docusaurus-legal-pages: "localSearch" is "yes" but must be true or false.",
        "docusaurus-legal-pages:
        "thirdParties[0].origins" is missing. It must be a list in which each item is an address that begins with https://.
        "thirdParties[0].purpose" is missing. It must be text without spaces at its ends.
        "thirdParties[0].basis" is missing. It must be "consent" or "interest".
        "thirdParties[0].retention" is missing. It must be text without spaces at its ends.
        "thirdParties[0].privacyUrl" is missing. It must be an address that begins with https://.",
        "docusaurus-legal-pages: "storage[0].purpose" is missing. It must be text without spaces at its ends.",
      ]
    `);
  });

  it.each(['today', '2026-02-30', '2026-13-01', '2026-01-31T00:00:00Z'])(
    'refuse the date "%s"',
    (updated) => {
      expect(checkUnknown({updated})).toThrow(
        `"updated" is "${updated}" but must be a date of the calendar, such as "2026-01-31".`,
      );
    },
  );

  it.each(['', '2026-01-31', '2028-02-29'])('accept the date "%s"', (updated) => {
    expect(check({updated}).updated).toBe(updated);
  });

  const safeguards = [
    {adequacy: 'EU-US-Datenschutzrahmen'},
    {standardContractualClauses: true},
    {adequacy: 'EU-US-Datenschutzrahmen', standardContractualClauses: true},
  ];
  it.each(safeguards)('accept a transfer with the safeguard %j', (safeguard) => {
    const thirdCountry = {country: 'USA', ...safeguard};
    const host = {...HOST, role: 'controller' as const, thirdCountry};
    expect(check({hosts: [host]}).hosts).toEqual([host]);
  });

  it.each(['localStorage', 'sessionStorage', 'cookie', 'indexedDB', 'cache'] as const)(
    'accept a key in %s',
    (place) => {
      for (const basis of ['requested', 'consent'] as const) {
        const storage = [{key: 'a', purpose: 'B', place, basis}];
        expect(check({storage}).storage).toEqual(storage);
      }
    },
  );

  it('refuse a host that sees nothing, and accept all that is known of one', () => {
    expect(checkUnknown({hosts: [{...HOST, logData: []}]})).toThrow(/logData/);
    const host = {
      ...HOST,
      logData: ['ip-address', 'bytes'] as const,
      statements: ['A.'],
      processorsUrl: 'https://k.de/p',
    };
    expect(checkUnknown({hosts: [host]})()).toMatchObject({hosts: [host]});
  });

  it('refuse a transfer without a safeguard', () => {
    const host = {...HOST, thirdCountry: {country: 'USA'}};
    expect(checkUnknown({hosts: [host]})).toThrow(/names no safeguard/);
  });
});
