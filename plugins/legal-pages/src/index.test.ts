import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {PERSON} from './node/operator/__tests__/operators';
import {validateOptions, type Options, type PluginOptions} from './options';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'legal-'));
  for (const name of Object.keys(process.env))
    if (name.startsWith('LEGAL_')) vi.stubEnv(name, undefined);
});
afterEach(() => {
  rmSync(siteDir, {recursive: true});
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Site {
  router?: 'browser' | 'hash';
  /** Suffix that Docusaurus appends to keys. With `future.v4`, each locale has its own. */
  namespace?: string;
}

async function pluginWith(options: Options, site: Site = {}) {
  const {router = 'browser', namespace = '-4f7'} = site;
  const context = {
    siteDir,
    baseUrl: '/base/',
    siteConfig: {
      title: 'Site',
      url: 'https://screwbox.dev',
      themeConfig: {},
      future: {experimental_router: router},
    },
    siteStorage: {type: 'localStorage', namespace},
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext;
  const {default: pluginLegalPages} = await import('./index');
  const resolved = validateOptions({
    options,
    validate: (schema, given) => normalizePluginOptions(schema, given as Partial<PluginOptions>),
  });
  return pluginLegalPages(context, resolved);
}

async function load(options: Options, allContent = {}, site: Site = {}): Promise<string[]> {
  const routes: string[] = [];
  const actions: PluginContentLoadedActions = {
    addRoute: (route) => routes.push(route.path),
    createData: (name) => Promise.resolve(name),
    setGlobalData: () => undefined,
  };
  const plugin = await pluginWith(options, site);
  await plugin.allContentLoaded?.({allContent, actions});
  return routes;
}

const complete = JSON.stringify(PERSON);

describe('A build', () => {
  it('without a record creates drafts and warns once with all missing fields', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    expect(await load({hosts: ['github-pages']})).toEqual([
      '/base/impressum',
      '/base/datenschutzhinweis',
      '/base/disclaimer',
    ]);
    expect(warn).toHaveBeenCalledOnce();
    for (const field of ['type', 'name', 'address.street', 'email', 'phone or contactUrl'])
      expect(String(warn.mock.calls[0]?.[0])).toContain(` ${field} `);
  });

  it('of several locales warns again only if the problems have changed', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const hosts: Options['hosts'] = ['github-pages'];
    vi.stubEnv('LEGAL_OPERATOR', complete.replace('Ada Sommer', '…'));
    await load({hosts});
    vi.resetModules();
    await load({hosts});
    expect(warn).toHaveBeenCalledTimes(1);
    vi.stubEnv('LEGAL_OPERATOR', complete);
    await load({hosts});
    vi.stubEnv('LEGAL_OPERATOR', complete.replace('Ada Sommer', '…'));
    await load({hosts});
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('of several locales lists each missing key once, although its namespace differs between locales', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    vi.stubEnv('LEGAL_OPERATOR', complete);
    const key = {key: 'bookmarks', namespaced: true, purpose: 'Merkt sich Lesezeichen.'};
    const content = {shelf: {default: {storageKeys: [key]}}};
    await load({hosts: ['github-pages']}, content, {namespace: '-9f6'});
    await load({hosts: ['github-pages']}, content, {namespace: '-1fc'});
    expect(warn).toHaveBeenCalledOnce();
  });

  it('that requires finished pages fails with all problems of the record and the options', async () => {
    vi.stubEnv('LEGAL_REQUIRED', '1');
    writeFileSync(
      path.join(siteDir, 'legal.operator.json'),
      complete.replace('Hafenweg 12', 'Postfach 1').replace('ada@', 'TODO '),
    );
    const thirdParties: Options['thirdParties'] = [
      {
        name: 'Filmdienst',
        provider: 'Filmdienst AG',
        origins: ['https://filme.filmdienst.de'],
        purpose: 'Zeigt Filme nach § 15 TMG.',
        basis: 'consent',
        retention: 'Ein Tag.',
        privacyUrl: 'https://filmdienst.de',
      },
    ];
    await expect(load({thirdParties})).rejects.toThrow(
      /4 problems[^]*address\.street +is a PO box[^]*email +is not an e-mail address[^]*hosts +name the host[^]*thirdParties\[0\]\.purpose +names a law/,
    );
  });

  it('with `required: true` explains how to build a draft', async () => {
    await expect(load({required: true})).rejects.toThrow(
      'For a draft, unset LEGAL_REQUIRED, and the option "required" where the site sets it.',
    );
  });

  it('with `required: false` creates drafts even if LEGAL_REQUIRED is 1', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    vi.stubEnv('LEGAL_REQUIRED', '1');
    await load({required: false, hosts: ['github-pages']});
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('if the option "required" or LEGAL_REQUIRED=1 is set'),
    );
  });

  it('with a complete record logs nothing', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    vi.stubEnv('LEGAL_REQUIRED', '1');
    vi.stubEnv('LEGAL_OPERATOR', complete);
    await load({hosts: ['github-pages']});
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns about values that may be placeholders, and explains how to confirm them', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    vi.stubEnv('LEGAL_REQUIRED', '1');
    vi.stubEnv('LEGAL_OPERATOR', complete.replace('Ada Sommer', 'Max Mustermann'));
    await load({hosts: ['github-pages']});
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/doubtful +name +looks like a placeholder.*"confirmed"/),
    );
  });

  it('reports storage keys of plugins that the notice does not list', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    vi.stubEnv('LEGAL_OPERATOR', complete);
    const hosts: Options['hosts'] = ['github-pages'];
    const storage = [{key: 'recent', namespaced: true, purpose: 'Merkt sich Suchen.'}];
    const content = {search: {default: {storageKeys: storage}}};
    await load({hosts}, content);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('search writes recent (namespaced)'),
    );
    await expect(load({hosts, required: true}, content)).rejects.toThrow(
      /search writes recent \(namespaced\)/,
    );
    await load({hosts, required: true, storage}, content);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('can leave out the disclaimer and change a route', async () => {
    vi.stubEnv('LEGAL_OPERATOR', complete);
    const options: Options = {
      hosts: ['github-pages'],
      disclaimer: false,
      routes: {imprint: '/legal-notice'},
    };
    expect(await load(options)).toEqual(['/base/legal-notice', '/base/datenschutzhinweis']);
  });
});

it('The development server watches the record', async () => {
  const plugin = await pluginWith({operatorFile: 'legal/record.json'});
  expect(plugin.getPathsToWatch?.()).toEqual([path.join(siteDir, 'legal/record.json')]);
});

describe('The check of built pages', () => {
  const check = async (
    html: string,
    router?: 'hash',
    onPageProblems: Options['onPageProblems'] = 'throw',
  ) => {
    writeFileSync(path.join(siteDir, 'index.html'), html);
    const plugin = await pluginWith({onPageProblems}, {router});
    await plugin.postBuild?.({outDir: siteDir} as Parameters<
      NonNullable<typeof plugin.postBuild>
    >[0]);
  };
  const empty = '<div id="__docusaurus"></div>';

  it('requires links to both legal pages', async () => {
    await expect(check(empty)).rejects.toThrow('index.html has no link to /base/impressum');
    const imprint = '<a href=/base/impressum>I</a>';
    await expect(check(imprint)).rejects.toThrow('has no link to /base/datenschutzhinweis');
    await expect(
      check(`${imprint}<a href=/base/datenschutzhinweis>D</a>`),
    ).resolves.toBeUndefined();
  });

  it('can warn about a missing link or ignore it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await check(empty, undefined, 'ignore');
    expect(warn).not.toHaveBeenCalled();
    await check(empty, undefined, 'warn');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('index.html has no link to /base/impressum'),
    );
  });

  it('with the hash router requires no links, because the HTML file has no content', async () => {
    await expect(check(empty, 'hash')).resolves.toBeUndefined();
  });

  it('with the hash router still reports loads from other hosts', async () => {
    await expect(
      check(`${empty}<script src=https://cdn.dev/a.js></script>`, 'hash'),
    ).rejects.toThrow('index.html loads from https://cdn.dev');
  });
});
