import {mkdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {runProgram} from '../jobs/runProgram';
import {listSources, stagePages} from './stagePages';

/** Numbers of pages to measure, if there are so many. */
const SIZES = [1000, 10_000, 30_000, 100_000];

interface Build {
  pages: number;
  engine: string;
  cpuSeconds: number;
  peakBytes: number;
  files: number;
  bytes: number;
}

/** Engines that index a folder of HTML, with their commands. */
const ENGINES: Record<string, (root: string, dir: string, out: string) => Promise<string[]>> = {
  ours: (root, dir, out) =>
    Promise.resolve([
      process.execPath,
      path.join(root, 'plugins/search/lib/cli/searchIndex.js'),
      ...[dir, '--out', out],
    ]),
  pagefind: async (_, dir, out) => {
    const resolver = new URL('resolveBinary.js', import.meta.resolve('pagefind'));
    const {resolveBinaryPath} = (await import(resolver.href)) as {
      resolveBinaryPath: (names: readonly string[]) => string;
    };
    return [
      resolveBinaryPath(['pagefind_extended', 'pagefind']),
      '--site',
      dir,
      '--output-path',
      out,
    ];
  },
};

/** @throws Error if the build fails, or GNU time is not installed */
async function measureBuild(
  command: readonly string[],
  limitSeconds: number,
): Promise<{cpuSeconds: number; peakBytes: number}> {
  const shell = `exec /usr/bin/time -f 'COST %U %S %M' "$@" 2>&1`;
  const result = await runProgram('sh', ['-c', shell, 'sh', ...command], limitSeconds);
  if (result.kind === 'over') throw new Error(`bench: a build took more than ${limitSeconds} s`);
  if (result.kind === 'failed') throw new Error(`bench: a build failed: ${result.message}`);
  const [, user, system, kilobytes] = /COST ([\d.]+) ([\d.]+) (\d+)/.exec(result.output) ?? [];
  if (kilobytes === undefined) throw new Error('bench: GNU time is needed: apt-get install time');
  return {cpuSeconds: Number(user) + Number(system), peakBytes: Number(kilobytes) * 1024};
}

function markdown(builds: readonly Build[]): string {
  const megabytes = (bytes: number): string => String(Math.round(bytes / 1e6));
  return [
    '| Pages | Engine | Index: CPU s | Peak MB | Files | MB |',
    '| ---: | --- | ---: | ---: | ---: | ---: |',
    ...builds.map(
      ({pages, engine, cpuSeconds, peakBytes, files, bytes}) =>
        `| ${pages} | ${engine} | ${Math.round(cpuSeconds)} | ${megabytes(peakBytes)} | ${files} | ${megabytes(bytes)} |`,
    ),
  ].join('\n');
}

/**
 * Measures the cost of indexing from 1,000 to 100,000 pages.
 *
 * @param folders folders of HTML or Markdown
 * @returns the table of the README
 */
export async function measureScale(
  folders: readonly string[],
  {
    root,
    cache,
    engines,
    limitSeconds,
  }: {
    root: string;
    cache: string;
    engines: readonly string[];
    limitSeconds: number;
  },
  say: (line: string) => void,
): Promise<string> {
  const sources = listSources(folders);
  const builds: Build[] = [];
  for (const size of SIZES) {
    const dir = path.join(cache, 'scale', String(size));
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(dir, {recursive: true});
    const site = path.join(dir, 'site');
    const pages = stagePages(sources, size, site);
    for (const engine of Object.keys(ENGINES).filter((name) => engines.includes(name))) {
      const out = path.join(dir, engine);
      const command = (await ENGINES[engine]?.(root, site, out)) ?? [];
      const cost = await measureBuild(command, limitSeconds);
      const files = filesBelow(out);
      const bytes = files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
      builds.push({pages, engine, ...cost, files: files.length, bytes});
      say(`${pages} pages, ${engine}: ${Math.round(cost.cpuSeconds)} s of processor time`);
    }
    if (pages < size) break;
  }
  return markdown(builds);
}
