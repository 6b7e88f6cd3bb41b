import {trainCodeBook} from '../../compression/trainCodeBook';
import {sealer} from '../../format/sealedFile';
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
    const seal = sealer(job.books);
    return job.contents.map((content) => ({name: content.name, bytes: seal(content)}));
  };
}
