import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from './options';

function check(options: Options): PluginOptions {
  return validateOptions({
    options,
    validate: (schema, given) => normalizePluginOptions(schema, given as Partial<PluginOptions>),
  });
}

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
      localSearch: false,
      disclaimer: {},
      confirmed: [],
      updated: '',
      noIndex: false,
      onPageProblems: 'warn',
    });
  });

  it('require finished pages, and fail on page problems, if LEGAL_REQUIRED is 1', () => {
    vi.stubEnv('LEGAL_REQUIRED', '1');
    expect(check({})).toMatchObject({required: true, onPageProblems: 'throw'});
  });

  it.each([
    ['true', true],
    ['0', false],
    ['false', false],
    ['', false],
  ])('read LEGAL_REQUIRED=%s as %s', (value, required) => {
    vi.stubEnv('LEGAL_REQUIRED', value);
    expect(check({}).required).toBe(required);
  });

  it.each(['yes', 'TRUE', ' 1', 'constructor'])('reject LEGAL_REQUIRED=%s', (value) => {
    vi.stubEnv('LEGAL_REQUIRED', value);
    expect(() => check({})).toThrow(
      new Error(
        `docusaurus-legal-pages: the environment variable LEGAL_REQUIRED is "${value}" but must be 1 or true, or for drafts 0, false or empty.`,
      ),
    );
  });

  it.each(['localStorage', 'sessionStorage', 'cookie', 'indexedDB', 'cache'] as const)(
    'accept storage in %s',
    (place) => {
      const storage = [{key: 'a', purpose: 'B', place, basis: 'consent' as const}];
      expect(check({storage}).storage).toEqual(storage);
    },
  );

  it('keep the default of each route that is not set', () => {
    expect(check({routes: {imprint: '/legal'}}).routes).toEqual({
      imprint: '/legal',
      privacy: '/datenschutzhinweis',
      disclaimer: '/disclaimer',
    });
  });

  it.each([
    ['routes.imprint', {routes: {imprint: 'impressum'}}],
    ['routes.imprint', {routes: {imprint: '/legal#imprint'}}],
  ])('reject the path "%s" in %j', (name, options) => {
    expect(checkUnknown(options)).toThrow(
      `"${name}" is "${options.routes.imprint}" but must be a path that begins with a slash, such as "/impressum".`,
    );
  });

  it.each([{imprint: '/legal', privacy: '/legal/'}, {imprint: '/disclaimer'}])(
    'reject the same path for two pages: %j',
    (routes) => {
      expect(checkUnknown({routes})).toThrow(
        `"routes" names "${routes.imprint}" for two pages; give each its own path.`,
      );
    },
  );

  it('reject a second instance, and say what to use instead', () => {
    expect(checkUnknown({id: 'second'})).toThrow(
      /the option "id" is "second", but a site can have only one instance .*"routes"/,
    );
  });

  it('reject an address without https://', () => {
    const license = {name: 'MIT', url: 'http://license.example'};
    expect(checkUnknown({disclaimer: {license}})).toThrow(
      '"disclaimer.license.url" is "http://license.example" but must be an address that begins with https://.',
    );
  });

  it.each(['today', '2026-02-30', '2026-13-01', '2026-01-31T00:00:00Z'])(
    'reject the date "%s"',
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
  it.each(safeguards)('accept a transfer to a third country with the safeguard %j', (safeguard) => {
    const thirdCountry = {country: 'USA', ...safeguard};
    const host = {...HOST, role: 'controller' as const, thirdCountry};
    expect(check({hosts: [host]}).hosts).toEqual([host]);
  });

  it('reject an empty list of log data, and accept every field of a host', () => {
    expect(checkUnknown({hosts: [{...HOST, logData: []}]})).toThrow(/logData/);
    const host = {
      ...HOST,
      logData: ['ip-address', 'bytes'] as const,
      statements: ['A.'],
      processorsUrl: 'https://k.de/p',
    };
    expect(checkUnknown({hosts: [host]})()).toMatchObject({hosts: [host]});
  });

  it('reject a transfer to a third country without a safeguard', () => {
    const host = {...HOST, thirdCountry: {country: 'USA'}};
    expect(checkUnknown({hosts: [host]})).toThrow(/names no safeguard/);
  });
});
