// Sites that use the package also get the types of its theme components.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- No import leads to ambient modules.
/// <reference path="./plugin-legal-pages.d.ts" preserve="true" />
import path from 'node:path';
import logger from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import {aliasedSitePath, normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {legalDocuments} from './node/documents/legalDocuments';
import {siteFacts} from './node/facts/siteFacts';
import {unlistedConnections} from './node/facts/connections';
import {unlistedKeys} from './node/facts/unlistedKeys';
import {recordProblems} from './node/recordProblems';
import {readRecord} from './node/operator/readRecord';
import {checkSite, pageMessage} from './node/pages/checkSite';
import {pageRules} from './node/pages/checkPage';
import {failure, warning, warnOfChange} from './node/report';
import type {PluginOptions} from './options';

const NAME = 'docusaurus-plugin-legal-pages';

/** Legal notice, privacy notice and disclaimer from one operator record. */
export default function pluginLegalPages(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, siteDir, siteConfig, siteStorage, i18n} = context;
  const operatorFile = path.resolve(siteDir, options.operatorFile);
  const routeOf = (kind: keyof PluginOptions['routes']) =>
    normalizeUrl([baseUrl, options.routes[kind]]);
  return {
    name: NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => '../src/theme',
    getPathsToWatch: () => [operatorFile],
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.resolve(__dirname, '../locales'),
        locale: i18n.currentLocale,
        name: NAME,
      }),
    async allContentLoaded({allContent, actions}) {
      const read = readRecord(operatorFile, options.operatorFile, process.env);
      const found = [
        ...recordProblems(read.problems, options),
        ...unlistedKeys(allContent, options.storage, siteStorage),
        ...unlistedConnections(
          allContent,
          options.thirdParties.flatMap(({origins}) => origins),
          siteConfig.url,
        ),
      ];
      const doubts = found.filter(({kind}) => kind === 'doubtful');
      const problems = found.filter(({kind}) => kind !== 'doubtful');
      if (problems.length > 0 && options.required) throw new Error(failure(found, read.provenance));
      warnOfChange(warning(problems, doubts, read.provenance));
      const facts = siteFacts(context, options, allContent);
      const documents = legalDocuments({...options, record: read.record, problems, facts});
      for (const document of documents) {
        const data = await actions.createData(`${document.kind}.json`, JSON.stringify(document));
        actions.addRoute({
          path: routeOf(document.kind),
          component: '@theme/LegalPage',
          // The name of the generated script depends on this path, so it must not be absolute.
          modules: {document: aliasedSitePath(data, siteDir)},
          exact: true,
        });
      }
    },
    async postBuild({outDir}) {
      if (options.onPageProblems === 'ignore') return;
      const requiredLinks = [routeOf('imprint'), routeOf('privacy')];
      const rules = pageRules(siteConfig, options, requiredLinks);
      const problems = await checkSite(outDir, baseUrl, rules);
      if (problems.length === 0) return;
      logger.report(options.onPageProblems)(pageMessage(problems));
    },
  };
}

export {getSwizzleConfig} from './getSwizzleConfig';
export {validateOptions} from './options';
export type {StorageKey} from './node/facts/StorageKey';
export type {OperatorRecord} from './node/operator/OperatorRecord';
export type {Options, PluginOptions} from './options';
