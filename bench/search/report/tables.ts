import {counted} from '@screwbox/shared/text/counted';
import type {CorpusFigures, EngineFigures} from '../Figures';
import {QUERY_CLASSES, type QueryClass} from '../queries/Query';
import {type NetworkName, NETWORKS} from '../waiting/VirtualNetwork';

const NOTHING = '–';
const percent = (share: number | undefined) =>
  share === undefined ? NOTHING : (share * 100).toFixed(1);
const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? NOTHING : (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? NOTHING : (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 2 : 1);
const milliseconds = (value: number | undefined) =>
  value === undefined ? NOTHING : value.toFixed(value < 10 ? 1 : 0);

/** The network for which bytes and requests are shown. */
const COUNTED: NetworkName = 'slow 4G, HTTP/2';

/** Classes judged by page only, because a whole page answers a topic. */
const TOPICS: readonly QueryClass[] = ['topic', 'topic held back'];
const SECTION_CLASSES = QUERY_CLASSES.filter((name) => !TOPICS.includes(name));

type Cell = (figures: EngineFigures) => string;

const ROWS: readonly (readonly [string, Cell])[] = [
  ['page MRR@8, %', ({relevance}) => percent(relevance?.mean.pageMrr)],
  ['section MRR@8, %', ({relevance}) => percent(relevance?.mean.sectionMrr)],
  [
    'page success@1 / @8, %',
    ({relevance}) =>
      `${percent(relevance?.mean.pageSuccess1)} / ${percent(relevance?.mean.pageSuccess8)}`,
  ],
  [
    'section success@1 / @8, %',
    ({relevance}) =>
      `${percent(relevance?.mean.sectionSuccess1)} / ${percent(relevance?.mean.sectionSuccess8)}`,
  ],
  ['empty lists, %', ({relevance}) => percent(relevance?.mean.empty)],
  ...SECTION_CLASSES.map((name): readonly [string, Cell] => [
    `${name}: page / section MRR@8, %`,
    ({relevance}) =>
      `${percent(relevance?.classes[name]?.pageMrr)} / ${percent(relevance?.classes[name]?.sectionMrr)}`,
  ]),
  ...TOPICS.map((name): readonly [string, Cell] => [
    `${name}: right page first / page MRR@8, %`,
    ({relevance}) =>
      `${percent(relevance?.classes[name]?.pageSuccess1)} / ${percent(relevance?.classes[name]?.pageMrr)}`,
  ]),
  ...(Object.keys(NETWORKS) as NetworkName[]).flatMap((name): (readonly [string, Cell])[] => [
    [
      `${name}: pasted, ms until rows / excerpts`,
      ({index}) =>
        `${milliseconds(index.waiting?.[name]?.pasted.rows)} / ${milliseconds(index.waiting?.[name]?.pasted.excerpts)}`,
    ],
    [
      `${name}: after the last letter until rows p50 / most, excerpts most, ms`,
      ({index}) => {
        const typed = index.waiting?.[name]?.typed;
        return `${milliseconds(typed?.afterLast.p50)} / ${milliseconds(typed?.afterLast.most)}, ${milliseconds(typed?.excerpts.most)}`;
      },
    ],
    [
      `${name}: each letter until rows p50 / p95, ms`,
      ({index}) =>
        `${milliseconds(index.waiting?.[name]?.typed.perLetter.p50)} / ${milliseconds(index.waiting?.[name]?.typed.perLetter.p95)}`,
    ],
  ]),
  [
    'pasted query: kB, requests at most',
    ({index}) =>
      `${kilobytes(index.waiting?.[COUNTED]?.pasted.bytes)}, ${index.waiting?.[COUNTED]?.pasted.requests ?? NOTHING}`,
  ],
  [
    'ten queries letter by letter: kB, requests',
    ({index}) =>
      `${kilobytes(index.waiting?.[COUNTED]?.typed.bytes)}, ${index.waiting?.[COUNTED]?.typed.requests ?? NOTHING}`,
  ],
  ['ready after opening, ms', ({index}) => milliseconds(index.readyMs)],
  [
    'keystroke p50 / p95 / p99, ms',
    ({index: {keystrokes}}) =>
      `${milliseconds(keystrokes?.p50)} / ${milliseconds(keystrokes?.p95)} / ${milliseconds(keystrokes?.p99)}`,
  ],
  [
    'keystrokes: collecting garbage, % of the time',
    ({index}) => percent(index.keystrokes?.garbageShare),
  ],
  ['keystroke typed again p99, ms', ({index}) => milliseconds(index.keystrokes?.repeatedP99)],
  [
    'operator queries: longest block, ms',
    ({index: {blocks}}) =>
      blocks?.length ? milliseconds(Math.max(...blocks.map(({ms}) => ms))) : NOTHING,
  ],
  ['heap after load, MB', ({index}) => megabytes(index.heap?.afterLoad)],
  ['heap after ten queries, MB', ({index}) => megabytes(index.heap?.afterTenQueries)],
  [
    'build, s',
    ({build}) => ('reason' in build ? build.reason.slice(0, 40) : build.seconds.toFixed(2)),
  ],
  [
    'build peak memory, MB',
    ({build}) => ('reason' in build ? NOTHING : megabytes(build.peakBytes)),
  ],
  ['index files', ({index}) => String(index.files?.count ?? NOTHING)],
  ['index raw, MB', ({index}) => megabytes(index.files?.bytes)],
  ['index transferred, MB', ({index}) => megabytes(index.files?.transferred)],
];

export function tablesMarkdown(corpora: readonly CorpusFigures[]): string {
  return corpora
    .map(({corpus, pages, sections, queries, engines}) => {
      const table = [
        ['', ...engines.map(({engine}) => engine)],
        ...ROWS.map(([label, cell]) => [label, ...engines.map(cell)]),
      ];
      const widths = (table[0] ?? []).map((_, column) =>
        Math.max(3, ...table.map((row) => (row[column] ?? '').length)),
      );
      const line = (row: readonly string[]) =>
        `| ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
      const [header = [], ...body] = table;
      return [
        `### ${corpus}: ${counted(pages, 'page')}, ${counted(sections, 'section')}, ${counted(queries, 'query', 'queries')}`,
        '',
        line(header),
        `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
        ...body.map(line),
        '',
        ...engines.flatMap(({engine, stopped, relevance, failedQueries, index}) => [
          ...(stopped === undefined ? [] : [`- ${engine}: ${stopped.slice(0, 300)}`]),
          ...(relevance?.complete === false
            ? [
                `- ${engine}: time ran out after ${counted(relevance.mean.queries, 'query', 'queries')}`,
              ]
            : []),
          ...(index.keystrokes?.complete === false
            ? [`- ${engine}: time ran out after ${counted(index.keystrokes.count, 'keystroke')}`]
            : []),
          ...(failedQueries.length === 0
            ? []
            : [
                `- ${engine}: ${counted(failedQueries.length, 'query', 'queries')} ended in an exception, such as ${failedQueries[0] ?? ''}`,
              ]),
        ]),
        '',
      ].join('\n');
    })
    .join('\n');
}
