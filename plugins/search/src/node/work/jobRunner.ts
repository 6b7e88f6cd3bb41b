import {trainCodeBook} from '../../compression/trainCodeBook';
import {packData} from '../../indexing/DataContent';
import {shareTexts} from '../../indexing/shareTexts';
import {type AnalysisSettings, pageAnalysis} from '../pages/pageAnalysis';
import type {Job, JobResults} from './Job';

/** Does jobs in the thread in which it is called. */
export async function jobRunner(
  settings: AnalysisSettings,
): Promise<(job: Job) => JobResults[Job['kind']]> {
  const analyze = await pageAnalysis(settings);
  return (job) => {
    if (job.kind === 'analyze') return job.sources.map(analyze);
    if (job.kind === 'shareTexts') return shareTexts(job.sample);
    if (job.kind === 'train') return trainCodeBook(job.sample);
    return packData(job.contents, job.books);
  };
}
