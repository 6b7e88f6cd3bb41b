import {readFileSync, writeFileSync} from 'node:fs';
import {engineByName} from '../engines/engineByName';
import {buildIndex} from './buildIndex';
import type {Job} from './Job';
import {measureOptions} from '../scale/measureOptions';
import {measureReading} from '../scale/measureReading';
import {measureIndex} from './measureIndex';

const [jobFile] = process.argv.slice(2);
if (jobFile === undefined)
  throw new Error('bench: the child process was started without a job file');
const job = JSON.parse(readFileSync(jobFile, 'utf8')) as Job;
const report = (result: unknown) => writeFileSync(job.resultFile, JSON.stringify(result));

if (job.kind === 'build') report(await buildIndex(job));
else if (job.kind === 'reading') report(await measureReading(engineByName(job.engine), job));
else if (job.kind === 'options') report(await measureOptions(job.indexDir));
else await measureIndex(engineByName(job.engine), job, report);
process.exit(0);
