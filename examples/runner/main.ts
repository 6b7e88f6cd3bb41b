// Runs the programs of examples/ on a release of the engine, and records images and results.
// Usage: npm run examples -- [--engine <jars>] [--changed] [--check] [--png <folder>] [--at-once <n>] [names…]
//   --engine   jars of a release, separated as in a class path; by default, Maven fetches the release
//   --changed  only programs that were changed since their last run
//   --check    compares the images and writes nothing
//   --png      folder for screenshots as PNG and lists of events
//   --at-once  number of programs that run at the same time; by default, half the number of processors
//   names      programs to run and record again; folders such as "facts"; "fragments" for the
//              blocks of code on pages that do not come from a program; "sheets" to draw sheets of
//              the engine's assets, which are not committed
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted} from '@screwbox/shared/text/counted';
import {loadApi} from '../../engine-api/loadApi';
import type {RunEntry, RunRecord} from '../../src/plugins/examples/RunRecord';
import {FOLDERS, readRecord, recordFile} from '../../src/plugins/examples/RunRecord';
import {chooseJobs, type Job} from './jobs';
import {compilePrograms, compileRunner, prepareEngine} from './compilePrograms';
import {runFragments} from './fragments/runFragments';
import {findEngine} from './findEngine';
import {findJdk} from './findJdk';
import {makeSheets} from './makeSheets';
import {runJob} from './runJob';
import {openScreen} from './virtualScreen';
import {writeRecord} from './writeRecord';

const SHEETS = 'sheets';
const FRAGMENTS = 'fragments';
const EXAMPLES = path.join(import.meta.dirname, '..');

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    engine: {type: 'string'},
    changed: {type: 'boolean', default: false},
    check: {type: 'boolean', default: false},
    png: {type: 'string'},
    'at-once': {type: 'string'},
  },
});

interface Fault {
  readonly job: Job;
  readonly message: string;
}

async function main(): Promise<void> {
  const start = performance.now();
  const records = new Map(FOLDERS.map((folder) => [folder, readRecord(EXAMPLES, folder)]));
  const jdk = findJdk();
  const engine = findEngine(values.engine, loadApi().header.version);
  if (values.png !== undefined) mkdirSync(values.png, {recursive: true});
  const work = mkdtempSync(path.join(tmpdir(), 'examples-'));
  const runner = path.join(work, 'runner');
  compileRunner(jdk, runner, engine.jars);
  if (positionals.includes(SHEETS)) {
    await makeSheets({jdk, engine, runner, work, examples: EXAMPLES});
    rmSync(work, {recursive: true});
    return;
  }
  const names = positionals.filter((name) => name !== FRAGMENTS);
  const isOnlyFragments = names.length < positionals.length && names.length === 0;
  const {jobs: chosen, all} = await chooseJobs(EXAMPLES, {
    work,
    records,
    names,
    onlyChanged: values.changed,
  });
  const jobs = isOnlyFragments ? [] : chosen;
  for (const [file, content] of jobs.flatMap(({files}) => [...files])) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  const prepared = path.join(work, 'prepared');
  prepareEngine(jdk, runner, engine.jars, prepared);
  const errors = compilePrograms(jdk, runner, engine.jars, jobs);
  const faults: Fault[] = [];
  const waiting = jobs.filter((job) => {
    const own = errors.filter(({file}) => job.sources.includes(file));
    if (own.length === 0) return true;
    const message = own.map(({file, line, message: text}) => `${file}:${line}: ${text}`).join('\n');
    faults.push({job, message: `It does not compile.\n${message}`});
    return false;
  });
  const entries: {job: Job; entry: RunEntry}[] = [];
  const takeFromQueue = async (): Promise<void> => {
    const screen = await openScreen();
    try {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        const began = performance.now();
        const result = await runJob(job, {
          jdk,
          engine,
          runner,
          prepared,
          env: screen.env,
          examples: EXAMPLES,
          png: values.png,
          known: records.get(job.folder)?.[job.name],
          mode: values.check ? 'check' : positionals.length > 0 ? 'retake' : 'keep',
        });
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        if ('fault' in result) {
          faults.push({job, message: result.fault});
          console.log(`✗ ${job.folder}/${job.name} (${seconds} s)\n${result.fault}`);
        } else {
          entries.push({job, entry: result.entry});
          console.log(`✓ ${job.folder}/${job.name} (${seconds} s)`);
        }
      }
    } finally {
      screen.close();
    }
  };
  const atOnce = Number(values['at-once'] ?? Math.max(1, Math.floor(availableParallelism() / 2)));
  await Promise.all(Array.from({length: atOnce}, takeFromQueue));
  if (!values.check) {
    for (const folder of FOLDERS) {
      const known: RunRecord = {
        ...records.get(folder),
        ...Object.fromEntries(
          entries.filter(({job}) => job.folder === folder).map(({job, entry}) => [job.name, entry]),
        ),
      };
      const names = all.get(folder) ?? [];
      const kept = Object.entries(known).filter(([name]) => names.includes(name));
      if (kept.length > 0) writeRecord(recordFile(EXAMPLES, folder), Object.fromEntries(kept));
    }
  }
  const thrown =
    values.check || (positionals.length > 0 && names.length === positionals.length)
      ? []
      : await runFragments({
          ...{jdk, engine, runner, work, atOnce},
          examples: EXAMPLES,
          onlyChanged: values.changed,
        });
  rmSync(work, {recursive: true});
  thrown.forEach((message) => console.log(message));
  for (const {job, message} of faults) {
    console.log(`\n${path.relative(process.cwd(), job.sources[0] ?? job.name)}: ${message}`);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `\n${counted(jobs.length, 'program')} on ${engine.version} with JDK ${jdk.version}: ` +
      `${entries.length} ran, ${faults.length} did not, ${seconds} seconds.`,
  );
  process.exitCode = faults.length + thrown.length > 0 ? 1 : 0;
}

await main();
