// Specification: 5.6.
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {type Analyzer, createAnalyzer} from '../text/Analyzer';
import {english} from '../text/lunrLanguage';
import {plainAnalyzer} from '../reading/__tests__/memoryContext';
import {randomNumbers} from '../../__tests__/randomNumbers';
import {indexFiles, page, readFrom} from '../reading/__tests__/memoryIndex';
import {IndexContext} from '../reading/IndexContext';
import type {Page} from '../../node/extract/page/Page';
import {FIELDS, MANIFEST} from '../format/layout';
import {openManifest} from '../format/Manifest';
import {scoreClauses} from './score/__tests__/scoreText';

const WORDS = [
  'lamp lamps mouse mouses house keyboard keys sound audio shader sprite render scene',
  'move moving sized sizing use using uses ids id fly flies studies study visible visibility',
]
  .join(' ')
  .split(' ');

function randomPages(random: () => number): Page[] {
  const words = (most: number): string =>
    Array.from(
      {length: Math.floor(random() * most)},
      () => WORDS[Math.floor(random() ** 2 * WORDS.length)],
    ).join(' ');
  return Array.from({length: 12}, (_, number) => ({
    ...page(`/p${String(number).padStart(2, '0')}`, words(4) || 'lamp', [
      ['', words(20)],
      ...Array.from({length: 3}, (): [string, string] => [words(4) || 'audio', words(30)]),
    ]),
    description: words(6),
    keywords: words(3),
  }));
}

function lunrIndex(pages: readonly Page[], isStemmed: boolean): lunr.Index {
  return lunr(function build() {
    this.pipeline.reset();
    this.searchPipeline.reset();
    if (isStemmed) {
      this.pipeline.add(lunr.stemmer);
      this.searchPipeline.add(lunr.stemmer);
    }
    this.ref('id');
    for (const field of FIELDS) this.field(field);
    let id = 0;
    for (const {title, description, keywords, sections} of pages) {
      sections.forEach(({heading, text}, index) => {
        const lead = index === 0;
        this.add({
          id: id++,
          title: lead ? title : '',
          heading: lead ? '' : heading,
          description: lead ? description : '',
          keywords: lead ? keywords : '',
          content: text,
        });
      });
    }
  });
}

function randomQuery(random: () => number): string {
  const one = (): string => {
    const word = WORDS[Math.floor(random() * WORDS.length)] as string;
    const field = random() < 0.3 ? `${FIELDS[Math.floor(random() * FIELDS.length)]}:` : '';
    const sign = ['', '', '+', '-'][Math.floor(random() * 4)];
    const kind = random();
    const term = kind < 0.2 ? `${word.slice(0, 3)}*` : kind < 0.3 ? `*${word.slice(-3)}` : word;
    const suffix =
      kind > 0.8
        ? `~${Math.floor(random() * 3)}`
        : kind > 0.6
          ? `^${Math.floor(random() * 5)}`
          : '';
    return `${sign}${field}${term}${suffix}`;
  };
  return Array.from({length: 1 + Math.floor(random() * 3)}, one).join(' ');
}

async function matchesOf(
  files: Map<string, Uint8Array>,
  analyzer: Analyzer,
  query: string,
): Promise<number[]> {
  const manifest = await openManifest(files.get(MANIFEST) as Uint8Array);
  const context = new IndexContext(manifest, readFrom(files), analyzer);
  const {ranked} = await scoreClauses(query, context);
  return ranked.map(({section}) => section).sort((a, b) => a - b);
}

const sorted = (results: readonly lunr.Index.Result[]): number[] =>
  results.map(({ref}) => Number(ref)).sort((a, b) => a - b);

describe('Operator queries compared with lunr', () => {
  it('match the same sections in an index without stemming', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const random = randomNumbers(seed);
      const pages = randomPages(random);
      const oracle = lunrIndex(pages, false);
      const files = indexFiles(pages, {}, plainAnalyzer);
      for (let round = 0; round < 60; round++) {
        const query = randomQuery(random);
        const ours = await matchesOf(files, plainAnalyzer, query);
        expect(ours, query).toEqual(sorted(oracle.search(query)));
      }
    }
  }, 120_000);

  it('match the same sections in an index with stemming', async () => {
    const analyzer = createAnalyzer(english);
    for (let seed = 20; seed < 28; seed++) {
      const random = randomNumbers(seed);
      const pages = randomPages(random);
      const oracle = lunrIndex(pages, true);
      const files = indexFiles(pages);
      for (let round = 0; round < 60; round++) {
        const query = randomQuery(random).replace(/[*]|~\d/g, '');
        const ours = await matchesOf(files, analyzer, query);
        expect(ours, query).toEqual(sorted(oracle.search(query)));
      }
    }
  }, 120_000);
});
