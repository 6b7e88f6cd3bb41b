import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {folderCorpus} from '../corpus/corpora';
import {pageUrl} from '../corpus/pageUrl';
import {escapeHtml} from '@screwbox/shared/html/escapeHtml';
import {stageCorpus} from '../corpus/stageCorpus';
import type {EngineName} from '../engines/SearchEngine';
import type {CollectionFigures} from '../Figures';
import {mean, ndcg} from '../measure/relevance';
import {measureEngine} from '../measureEngine';
import type {BenchOptions} from '../options';
import {type CollectionDocument, type CollectionFiles, readCollection} from './readCollection';

const ROWS = 10;

function toPage({title, text}: CollectionDocument): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main><h1>${name}</h1><p>${escapeHtml(text)}</p></main></body></html>`;
}

export async function measureCollection(
  files: CollectionFiles,
  options: BenchOptions,
  cacheDir: string,
  log: (line: string) => void,
): Promise<CollectionFigures> {
  const {documents, queries} = readCollection(files);
  const name = path
    .basename(files.documents)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const pagesDir = path.join(cacheDir, 'collections', name);
  rmSync(pagesDir, {recursive: true, force: true});
  mkdirSync(pagesDir, {recursive: true});
  for (const document of documents)
    writeFileSync(path.join(pagesDir, `${document.id}.html`), toPage(document));
  const corpus = await stageCorpus(folderCorpus(pagesDir), cacheDir);
  const texts = queries.map(({text}) => text);
  const engines: {engine: EngineName; ndcg: number}[] = [];
  for (const engine of options.engines) {
    const asked = {
      rows: ROWS,
      queries: texts,
      tenQueries: texts.slice(0, 1),
      warmUpQueries: [],
      typedQueries: [],
      phaseSeconds: options.phaseSeconds,
    };
    const indexDir = path.dirname(corpus.htmlDir);
    const {report, stopped} = await measureEngine(
      engine,
      corpus,
      indexDir,
      asked,
      options.limitSeconds,
    );
    const {hits} = report;
    if (hits?.length !== queries.length) {
      log(`  ${engine}: ${stopped ?? 'not all queries were answered'}`);
      continue;
    }
    const gains = queries.map(({relevant}, place) => {
      const ids = (hits[place] ?? []).map(({url}) => pageUrl(url).slice(1));
      return ndcg(
        ids.map((id) => relevant.has(id)),
        relevant.size,
        ROWS,
      );
    });
    engines.push({engine, ndcg: mean(gains)});
    log(`  ${engine}: measured`);
  }
  return {collection: name, documents: documents.length, queries: queries.length, engines};
}
