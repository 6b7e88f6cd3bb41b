import {mkdirSync, readFileSync, rmSync, existsSync} from 'node:fs';
import path from 'node:path';
import {codeSizes} from './codeSizes';
import type {StagedCorpus} from './corpus/stageCorpus';
import type {EngineName} from './engines/SearchEngine';
import type {EngineFigures} from './Figures';
import type {BuildReport, Job, MeasureReport} from './jobs/Job';
import {runJob} from './jobs/runJob';
import {runProgram, type ProgramResult} from './jobs/runProgram';

const reasonOf = (result: Exclude<ProgramResult, {kind: 'done'}>) =>
  result.kind === 'over' ? `over ${result.seconds} s` : `failed: ${result.message}`;

/**
 * Builds the index of one engine. If the engine is a separate program, the whole program is
 * measured.
 */
async function build(
  engine: EngineName,
  corpus: StagedCorpus,
  indexDir: string,
  limitSeconds: number,
): Promise<EngineFigures['build']> {
  rmSync(indexDir, {recursive: true, force: true});
  const resultFile = `${indexDir}.build.json`;
  const child = await runJob({kind: 'build', engine, corpus, indexDir, resultFile}, limitSeconds);
  if (child.kind !== 'done') return {reason: reasonOf(child)};
  const report = JSON.parse(readFileSync(resultFile, 'utf8')) as BuildReport;
  if (report.kind === 'code') return {seconds: report.seconds};
  const program = await runProgram(report.command, report.args, limitSeconds);
  if (program.kind !== 'done') return {reason: reasonOf(program)};
  return {seconds: program.seconds};
}

type Asked = Omit<
  Extract<Job, {kind: 'measure'}>,
  'kind' | 'engine' | 'indexDir' | 'resultFile' | 'scripts'
>;

export interface MeasuredEngine {
  readonly build: EngineFigures['build'];
  readonly report: MeasureReport;
  readonly stopped: string | undefined;
}

export async function measureEngine(
  engine: EngineName,
  corpus: StagedCorpus,
  workDir: string,
  asked: Asked,
  limitSeconds: number,
): Promise<MeasuredEngine> {
  mkdirSync(workDir, {recursive: true});
  const indexDir = path.join(workDir, engine);
  const built = await build(engine, corpus, indexDir, limitSeconds);
  if ('reason' in built) return {build: built, report: {}, stopped: 'not built'};
  const resultFile = `${indexDir}.measure.json`;
  const scripts = await codeSizes(engine, workDir);
  const child = await runJob(
    {kind: 'measure', engine, indexDir, resultFile, scripts, ...asked},
    limitSeconds,
  );
  return {
    build: built,
    report: existsSync(resultFile)
      ? (JSON.parse(readFileSync(resultFile, 'utf8')) as MeasureReport)
      : {},
    stopped: child.kind === 'done' ? undefined : reasonOf(child),
  };
}
