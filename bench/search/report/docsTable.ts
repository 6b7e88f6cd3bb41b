import {ENGINES} from '../engines/SearchEngine';
import type {BenchFigures, EngineFigures} from '../Figures';

const percent = (share: number | undefined): string =>
  share === undefined ? '–' : (share * 100).toFixed(0);
const rounded = (value: number | undefined, digits = 0): string =>
  value === undefined ? '–' : value.toFixed(digits);

const ROWS: readonly (readonly [label: string, cell: (figures: EngineFigures) => string])[] = [
  [
    'right page / section, MRR@8 in %',
    ({relevance}) => `${percent(relevance?.mean.pageMrr)} / ${percent(relevance?.mean.sectionMrr)}`,
  ],
  [
    'questions: page / section, MRR@8 in %',
    ({relevance}) =>
      `${percent(relevance?.classes.question?.pageMrr)} / ${percent(relevance?.classes.question?.sectionMrr)}`,
  ],
  [
    'topics: right page first, in %',
    ({relevance}) =>
      `${percent(relevance?.classes.topic?.pageSuccess1)}, ${percent(relevance?.classes['topic held out']?.pageSuccess1)}`,
  ],
  [
    'first result on slow 4G: ms, kB',
    ({index: {pasted}}) => `${rounded(pasted?.rows)}, ${rounded((pasted?.bytes ?? NaN) / 1000)}`,
  ],
  ['keystroke p99, ms', ({index}) => rounded(index.keystrokeP99, 1)],
  ['heap after ten queries, MB', ({index}) => rounded((index.heap ?? NaN) / 1e6, 1)],
  ['build, s', ({build}) => ('reason' in build ? 'failed' : build.seconds.toFixed(1))],
  ['index transferred, MB', ({index}) => rounded((index.transferred ?? NaN) / 1e6, 1)],
];

export function docsTable({corpora, collections}: BenchFigures): string {
  const measured = new Set<string>(
    [...corpora, ...collections].flatMap(({engines}) => engines.map(({engine}) => engine)),
  );
  const names = ENGINES.filter((engine) => measured.has(engine));
  const line = (cells: readonly string[]): string =>
    `| ${cells.join(' | ')} |`.replace(/\| {2}(?=\|)/g, '| ');
  const lines = [line(['', ...names]), line(['---', ...names.map(() => '--:')])];
  for (const corpus of corpora) {
    const {pages, sections, queries} = corpus;
    const title = `**${corpus.corpus}**: ${pages} pages, ${sections} sections, ${queries} queries`;
    lines.push(line([title, ...names.map(() => '')]));
    for (const [label, cell] of ROWS) {
      const cellOf = (name: string): string => {
        const figures = corpus.engines.find(({engine}) => engine === name);
        if (figures === undefined) return '–';
        // Leaves out incomplete relevance, because the first queries may be easier than the others.
        const {relevance, ...others} = figures;
        const whole = relevance?.complete ? {...others, relevance} : others;
        return cell(whole).replaceAll('NaN', '–');
      };
      lines.push(line([label, ...names.map(cellOf)]));
    }
  }
  for (const {collection, documents, queries, engines: found} of collections) {
    const label = `**${collection}**: ${documents} documents, ${queries} queries, nDCG@10`;
    const cellOf = (name: string): string =>
      rounded(found.find(({engine}) => engine === name)?.ndcg, 3);
    lines.push(line([label, ...names.map(cellOf)]));
  }
  return `${lines.join('\n')}\n`;
}
