// Drives this site's search beside that of most Docusaurus sites on the same pages, in one run:
//   npm run bench:experience [-- --runs 5]
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {browserExecutable} from '../../scripts/browser.mjs';
import {type StaticHost, startStaticHost} from '../../tests/server/staticHost';
import {type BenchSite, benchSites} from './benchSites';
import {type ColdSearch, coldSearch, type Conditions} from './coldSearch';
import {type Row, table} from './report';
import {searchPageShift} from './searchPageShift';
import {median} from './statistics';
import {warmTyping} from './warmTyping';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const FAST_4G = {roundTripMs: 150, kilobitsPerSecond: 1600};
const SLOW_4G = {roundTripMs: 400, kilobitsPerSecond: 400};

interface ColdCase extends Conditions {
  name: string;
  goal: number | undefined;
}

const COLD: ColdCase[] = [
  {name: 'no limit', network: undefined, processorSlowdown: 1, goal: undefined},
  {name: 'fast 4G, CPU ÷ 4', network: FAST_4G, processorSlowdown: 4, goal: 900},
  {name: 'slow 4G, CPU ÷ 4', network: SLOW_4G, processorSlowdown: 4, goal: 2200},
];
const WARM = [
  {processorSlowdown: 1, goal: 16},
  {processorSlowdown: 4, goal: 50},
];

/** As GitHub Pages sends them. */
const CACHE_HEADERS = {'cache-control': 'max-age=600'};

interface Served {
  site: BenchSite;
  host: StaticHost;
}

/** In turns, so that a busy minute of the machine hits all alike. */
async function coldRuns(
  served: Served[],
  runs: number,
  once: (one: Served) => Promise<ColdSearch>,
): Promise<Map<string, ColdSearch[]>> {
  const results = new Map<string, ColdSearch[]>();
  for (let run = 0; run < runs; run++) {
    for (const one of served) {
      const {name} = one.site;
      results.set(name, [...(results.get(name) ?? []), await once(one)]);
    }
  }
  return results;
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1, not "${values.runs}"`);
  const served = await Promise.all(
    (await benchSites()).map(async (site) => ({
      site,
      host: await startStaticHost({...site, compressed: true, headers: CACHE_HEADERS}),
    })),
  );
  const browser = await chromium.launch({
    executablePath: browserExecutable(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const rows: Row[] = [];
  let ourFiles: string[] = [];
  try {
    for (const {name, goal, ...conditions} of COLD) {
      const results = await coldRuns(served, runs, ({site, host}) =>
        coldSearch(browser, host, site, conditions),
      );
      for (const [site, found] of results) {
        const of = (pick: (one: ColdSearch) => number) => median(found.map(pick));
        if (site.startsWith('ours')) ourFiles = found[0]?.files ?? [];
        rows.push({
          site,
          what: `first suggestion, ${name}`,
          value: of(({milliseconds}) => milliseconds),
          unit: 'ms',
          goal,
          note: `${of(({requests}) => requests)} requests, ${of(({bytes}) => bytes)} bytes, longest task ${Math.round(of(({longestTask}) => longestTask))} ms`,
        });
      }
    }
    for (const {processorSlowdown, goal} of WARM) {
      for (const {site, host} of served) {
        const typing = await warmTyping(browser, host, site, processorSlowdown);
        const name = processorSlowdown === 1 ? '' : `, CPU ÷ ${processorSlowdown}`;
        rows.push({
          site: site.name,
          what: `key to suggestions, p95${name}`,
          value: typing.p95,
          unit: 'ms',
          goal,
          note: `median ${typing.median.toFixed(1)}, most ${typing.largest.toFixed(1)}; ${typing.keys} keys, ${typing.silent} without change`,
        });
        rows.push({
          site: site.name,
          what: `long tasks while typing${name}`,
          value: typing.longTasks,
          unit: '',
          goal: 0,
          note: `longest ${Math.round(typing.longestTask)} ms`,
        });
      }
    }
    for (const {site, host} of served) {
      const shift = await searchPageShift(browser, host, site);
      rows.push({site: site.name, what: 'CLS of the search page', value: shift, unit: '', goal: 0});
    }
  } finally {
    await browser.close();
    await Promise.all(served.map(({host}) => host.close()));
  }
  say(table(rows));
  say(`\nFiles of our first search: ${ourFiles.join(', ')}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
