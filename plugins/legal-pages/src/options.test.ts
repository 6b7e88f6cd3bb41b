import {inspect} from 'node:util';
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
      checkPages: 'warn',
    });
  });

  it('are strict when the environment requires finished pages', () => {
    vi.stubEnv('LEGAL_REQUIRED', '1');
    expect(check({})).toMatchObject({required: true, checkPages: 'throw'});
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
        `legal-pages: the environment variable LEGAL_REQUIRED is "${value}" but must be 1 or true, or for drafts 0, false or empty`,
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

  it.each<[string, unknown, RegExp]>([
    [
      'an unknown host',
      {hosts: ['geocities']},
      /"geocities", which is not a known host\. Use \[?github-pages/,
    ],
    ['a host without its address', {hosts: [{name: 'K'}]}, /"hosts\[0\]\.company" is required/],
    [
      'a route without a slash',
      {routes: {imprint: 'impressum'}},
      /"impressum" but must be a path that begins with a slash/,
    ],
    [
      'a route with a hash',
      {routes: {imprint: '/legal#imprint'}},
      /"\/legal#imprint" but must be a path/,
    ],
    [
      'a licence without an address',
      {disclaimer: {license: {name: 'MIT'}}},
      /"disclaimer\.license\.url" is required/,
    ],
    [
      'two pages with one path',
      {routes: {imprint: '/legal', privacy: '/legal/'}},
      /"routes" names "\/legal" for two pages; give each its own path/,
    ],
    [
      'the path that another page has by default',
      {routes: {imprint: '/disclaimer'}},
      /"routes" names "\/disclaimer" for two pages/,
    ],
    ['a date in words', {updated: 'today'}, /"today" but must be a date of the calendar, such as/],
    [
      'a day that no month has',
      {updated: '2026-02-30'},
      /"updated" is "2026-02-30" but must be a date of the calendar, such as "2026-01-31"/,
    ],
    [
      'a month that no year has',
      {updated: '2026-13-01'},
      /"2026-13-01" but must be a date of the calendar/,
    ],
    ['a date with a time', {updated: '2026-01-31T00:00:00Z'}, /but must be a date of the calendar/],
    [
      'an unknown option',
      {host: 'github-pages'},
      /^legal-pages: "host" is unknown\. Remove it, or write one of operatorFile, required, routes, hosts, thirdParties, storage, tabGroups, localSearch, disclaimer, confirmed, updated, noIndex, checkPages$/,
    ],
    [
      'an unknown route',
      {routes: {privacyNotice: '/privacy'}},
      /"routes\.privacyNotice" is unknown\. Remove it, or write one of imprint, privacy, disclaimer$/,
    ],
    [
      'an unknown fact of the disclaimer',
      {disclaimer: {licence: 'MIT'}},
      /"disclaimer\.licence" is unknown\. Remove it, or write one of project, license, contentLicense, reportUrl, trademarks$/,
    ],
    [
      'an unknown fact of a storage key',
      {storage: [{key: 'a', purpose: 'B', duration: 'C'}]},
      /"storage\[0\]\.duration" is unknown\. Remove it, or write one of key, place, namespaced, purpose, lifetime, basis$/,
    ],
    [
      'a service of others without the origins that pages load from',
      {thirdParties: [{name: 'Filmdienst', provider: 'Filmdienst AG'}]},
      /"thirdParties\[0\]\.origins" is required/,
    ],
    [
      'a storage key without purpose',
      {storage: [{key: 'a'}]},
      /"storage\[0\]\.purpose" is required/,
    ],
  ])('refuse %s', (_, options, message) => {
    expect(checkUnknown(options)).toThrow(message);
  });

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

it('a build that prints all it knows of a wrong option prints the message alone', () => {
  let printed = '';
  try {
    checkUnknown({unheard: 1})();
  } catch (error) {
    printed = inspect(error, {depth: Infinity});
  }
  expect(printed).toMatch(/^Error: legal-pages: "unheard"/);
  expect(printed).not.toMatch(/\[cause\]|details:/);
});
