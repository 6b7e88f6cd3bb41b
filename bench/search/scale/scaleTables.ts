import type {EngineName} from '../engines/SearchEngine';
import {meanReciprocalRank, percentile} from '../measure/relevance';
import {OPTION_SIZES, type OptionCost} from './measureOptions';
import type {Reading} from './measureReading';

export interface Measured {
  pages: number;
  engine: EngineName;
  cpuSeconds: number;
  peakBytes: number;
  files: number;
  bytes: number;
  reading: Reading;
}

const NAMES: Partial<Record<EngineName, string>> = {ours: 'this', pagefind: 'Pagefind'};

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const kilobytes = (bytes: number): string => whole(bytes / 1000);
const megabytes = (bytes: number): string => whole(bytes / 1e6);

/** Renders a Markdown table. The first `texts` columns contain text, and all others contain numbers. */
const table = (
  heads: readonly string[],
  texts: number,
  rows: readonly (readonly string[])[],
): string =>
  [heads, heads.map((_, at) => (at < texts ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const medianAndMost = (values: readonly number[], show: (value: number) => string): string =>
  `${show(percentile(values, 0.5))}, ${show(Math.max(...values))}`;

const costTable = (measured: readonly Measured[]): string =>
  table(
    [
      'Pages',
      'Engine',
      'Index: CPU s, peak MB',
      'Files, MB',
      'Cold kB: median, most',
      'Rows after ms: median, most',
      'Key: CPU ms p50, p95',
      'Heap MB',
    ],
    2,
    measured.map(({pages, engine, cpuSeconds, peakBytes, files, bytes, reading}) => [
      whole(pages),
      NAMES[engine] ?? engine,
      `${whole(cpuSeconds)}, ${megabytes(peakBytes)}`,
      `${whole(files)}, ${megabytes(bytes)}`,
      medianAndMost(
        reading.cold.map((query) => query.bytes),
        kilobytes,
      ),
      medianAndMost(
        reading.cold.map(({rows}) => rows),
        whole,
      ),
      `${whole(percentile(reading.keys, 0.5))}, ${whole(percentile(reading.keys, 0.95))}`,
      megabytes(reading.heap),
    ]),
  );

const queryTable = (measured: readonly Measured[]): string =>
  table(
    [
      'Pages',
      'Misspellings corrected',
      'Suggestions for 100 rare words',
      'For 100 rare names',
      'Maximum requests of a query',
      'Maximum kB',
    ],
    1,
    measured.flatMap(({pages, reading: {corrections, wide}}) =>
      corrections === undefined || wide === undefined
        ? []
        : [
            [
              whole(pages),
              `${corrections.right} of ${corrections.misspellings}`,
              whole(corrections.offersForWords),
              whole(corrections.offersForNames),
              whole(wide.requests),
              kilobytes(wide.bytes),
            ],
          ],
    ),
  );

interface Topic {
  topic: string;
  answers: readonly string[];
}

/** Index of the right page in the rows of each topic; -1 if it is missing. */
const placesOf = ({reading}: Measured, topics: readonly Topic[]): number[] =>
  topics.map(({answers}, at) =>
    (reading.topics[at] ?? []).findIndex((url) =>
      answers.includes(url.replace(/(?:\.html)?(?:#.*)?$/, '')),
    ),
  );

const topicTable = (measured: readonly Measured[], topics: readonly Topic[]): string =>
  table(
    ['Pages', 'Engine', 'Right page first', 'In eight rows', 'Mean reciprocal rank'],
    2,
    measured.map((one) => {
      const places = placesOf(one, topics);
      const ranks = places.map((place) => (place < 0 ? undefined : place + 1));
      return [
        whole(one.pages),
        NAMES[one.engine] ?? one.engine,
        `${places.filter((place) => place === 0).length} of ${topics.length}`,
        `${places.filter((place) => place >= 0).length} of ${topics.length}`,
        (100 * meanReciprocalRank(ranks)).toFixed(1),
      ];
    }),
  );

/** Topics whose page our engine lists in the first eight rows with the fewest pages, but not with more. */
function lostTopics(measured: readonly Measured[], topics: readonly Topic[]): string[] {
  const [first, ...later] = measured.filter(({engine}) => engine === 'ours');
  if (first === undefined) return [];
  const before = placesOf(first, topics);
  return later.flatMap((one) =>
    placesOf(one, topics).flatMap((place, at) =>
      place < 0 && (before[at] ?? -1) >= 0
        ? [`${whole(one.pages)} pages: ${topics[at]?.topic ?? ''}`]
        : [],
    ),
  );
}

export const scaleTables = (measured: readonly Measured[], topics: readonly Topic[]): string =>
  [
    costTable(measured),
    queryTable(measured),
    topicTable(measured, topics),
    lostTopics(measured, topics).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Table of the cost of each option by number of pages. A ratio of 1 means linear growth. */
export const optionTable = (costs: readonly OptionCost[]): string =>
  table(
    [
      'Option',
      ...OPTION_SIZES.map((size) => `${whole(size)} pages: CPU s`),
      'Per page, last to first',
    ],
    1,
    costs.map(({option, seconds}) => {
      const perPage = OPTION_SIZES.map((size, at) => (seconds[at] ?? 0) / size);
      return [
        option,
        ...seconds.map((value) => value.toFixed(1)),
        ((perPage.at(-1) ?? 0) / (perPage[0] ?? 1)).toFixed(2),
      ];
    }),
  );
