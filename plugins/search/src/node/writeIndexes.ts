import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import {parseDocument, DomUtils} from 'htmlparser2';
import lunr from 'lunr';
import type {PluginOptions} from '../options';
import {indexedRoutes} from './indexedRoutes';
import type {PageSettings} from './pageSettings';
import {type Division, listPartitions, partitionOf} from './partitions';

export interface Site {
  outDir: string;
  routes: RouteConfig[];
  routesBuildMetadata: Record<string, RouteBuildMetadata | undefined>;
  division: Division;
  settings: Map<string, PageSettings>;
  options: PluginOptions;
  locale: string;
  cacheDir: string;
  siteDir: string;
}

/** Writes one index for each docs version and context below the built site. */
export async function writeIndexes(site: Site): Promise<void> {
  const {outDir, division} = site;
  const sections = new Map<string, object[]>(listPartitions(division).map(({url}) => [url, []]));
  for (const route of indexedRoutes(site.routes, site.routesBuildMetadata, site.settings)) {
    const file = path.join(outDir, route.slice(division.baseUrl.length), 'index.html');
    const document = parseDocument(await readFile(file, 'utf8'));
    const main = DomUtils.findOne((element) => element.name === 'main', document.children);
    if (!main) continue;
    const t = DomUtils.textContent(DomUtils.findOne((e) => e.name === 'h1', [main]) ?? []);
    const list = sections.get(partitionOf(division, route).url);
    list?.push({u: route, h: '', t, s: '', b: [], text: DomUtils.textContent(main)});
  }
  for (const [url, documents] of sections) {
    const index = lunr(function build() {
      this.ref('id');
      this.field('title', {boost: 10});
      this.field('content');
      documents.forEach((document, id) => {
        const {t, text} = document as {t: string; text: string};
        this.add({id, title: t, content: text});
      });
    });
    const dir = path.join(outDir, url.slice(division.baseUrl.length));
    await mkdir(dir, {recursive: true});
    await writeFile(path.join(dir, 'manifest.json'), JSON.stringify({sections: documents, index}));
  }
}
