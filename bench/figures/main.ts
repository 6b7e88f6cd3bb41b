// Measures figures: size of their code, CPU time of a frame, and the longest task on a slow machine.
// Usage: npm run bench:figures (builds the site, opens each page with a figure)
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {browserExecutable} from '../../scripts/browser.mjs';
import {LIVING_FIGURES} from '../../tests/e2e/figures/livingFigures';
import {startStaticHost} from '../../tests/server/staticHost';
import {codeSize} from './codeSize';
import {measureFigure} from './measureFigure';

const ROOT = join(import.meta.dirname, '../..');
const LIMITS = {frameBytes: 6144, sceneBytes: 12_288, median: 4, p95: 8, task: 50};

async function main(): Promise<void> {
  const faults: string[] = [];
  const check = (what: string, value: number, limit: number): void => {
    if (value > limit) faults.push(`${what} is ${value.toFixed(1)}, at most ${limit} is allowed`);
  };
  const frame = await codeSize(join(ROOT, 'src/components/figures/Figure/index.tsx'));
  check('the frame in bytes', frame, LIMITS.frameBytes);
  console.log(`frame: ${frame} bytes (gzip)\n`);
  console.log(
    '| figure | scene, bytes | frame work, median ms | p95 ms | longest task at 4x, ms |',
  );
  console.log('| --- | --- | --- | --- | --- |');

  const host = await startStaticHost({dir: join(ROOT, 'build')});
  const browser = await chromium.launch({
    executablePath: browserExecutable(),
    args: ['--no-sandbox'],
  });
  for (const figure of LIVING_FIGURES) {
    const bytes = await codeSize(join(ROOT, 'src/components/figures', figure.name, 'scene.ts'));
    const {median, p95, longestTask} = await measureFigure(browser, host.origin, figure);
    const cells = [bytes, median.toFixed(2), p95.toFixed(2), Math.round(longestTask)];
    console.log(`| ${figure.name} | ${cells.join(' | ')} |`);
    check(`the scene of ${figure.name} in bytes`, bytes, LIMITS.sceneBytes);
    check(`the median frame of ${figure.name} in ms`, median, LIMITS.median);
    check(`the 95th percentile of frames of ${figure.name} in ms`, p95, LIMITS.p95);
    check(`the longest task of ${figure.name} in ms`, longestTask, LIMITS.task);
  }
  await browser.close();
  await host.close();
  if (faults.length > 0) console.log(`\n${faults.join('\n')}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

await main();
