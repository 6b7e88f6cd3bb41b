// Measures pages on a slow phone, compared with plain Docusaurus and the same Markdown.
// Usage: npm run bench:pages (builds both sites; --rounds 3)
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import {browserExecutable} from '../../scripts/browser.mjs';
import {startStaticHost} from '../../tests/server/staticHost';
import {buildPlainSite} from './buildPlainSite';
import {openSlowPage, type Work} from './openSlowPage';
import {LOADED, LONG_PAGE, STEPS} from './visits';

const ROOT = path.join(import.meta.dirname, '../..');
const {values: options} = parseArgs({options: {rounds: {type: 'string', default: '3'}}});

type Side = 'plain' | 'ours';
const rows = new Map<string, Record<Side, Work[]>>();

function note(name: string, side: Side, work: Work): void {
  const row = rows.get(name) ?? {plain: [], ours: []};
  row[side].push(work);
  rows.set(name, row);
}

async function measureLoading(browser: Browser, side: Side, origin: string): Promise<void> {
  for (const address of LOADED) {
    const {page, takeWork, slowDown, close} = await openSlowPage(browser, 412);
    await slowDown();
    await page.goto(origin + address, {waitUntil: 'load'});
    await page.waitForTimeout(5000);
    note(`load ${address}`, side, await takeWork());
    await close();
  }
}

async function measureReading(
  browser: Browser,
  side: Side,
  origin: string,
  width: number,
): Promise<void> {
  const {page, takeWork, slowDown, close} = await openSlowPage(browser, width);
  await page.goto(origin + LONG_PAGE, {waitUntil: 'load'});
  await page.waitForTimeout(2500);
  await slowDown();
  await takeWork();
  for (const {name, act, rest, isOurs = false, isNarrow = false} of STEPS) {
    if ((isOurs && side === 'plain') || (isNarrow && width > 996)) continue;
    await act(page);
    await page.waitForTimeout(rest);
    note(`${width} px: ${name}`, side, await takeWork());
  }
  await close();
}

function medianOf(works: Work[], key: keyof Work): number {
  const values = works.map((work) => work[key]).sort((one, other) => one - other);
  return Math.round(values[values.length >> 1] ?? NaN);
}

function table(): string {
  const keys = ['style', 'script', 'blocking', 'longest'] as const;
  const cell = ({plain, ours}: Record<Side, Work[]>, key: keyof Work) =>
    plain.length > 0 ? `${medianOf(plain, key)} / ${medianOf(ours, key)}` : medianOf(ours, key);
  return [
    '| ms, plain / ours | style | script | blocking | longest task |',
    '| --- | --- | --- | --- | --- |',
    ...[...rows].map(
      ([name, row]) => `| ${name} | ${keys.map((key) => cell(row, key)).join(' | ')} |`,
    ),
  ].join('\n');
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-site-'));
  try {
    const plain = await startStaticHost({dir: buildPlainSite(ROOT, folder), compressed: true});
    const ours = await startStaticHost({dir: path.join(ROOT, 'build'), compressed: true});
    const browser = await chromium.launch({
      executablePath: browserExecutable(),
      args: ['--no-sandbox'],
    });
    const sides = Object.entries({plain, ours}) as [Side, typeof plain][];
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const [side, {origin}] of sides) {
        await measureLoading(browser, side, origin);
        for (const width of [412, 1280]) await measureReading(browser, side, origin, width);
      }
    await browser.close();
    await Promise.all([plain.close(), ours.close()]);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  console.log(table());
}

await main();
