import type {CodeBook} from '../../compression/CodeBook';
import type {TrainingSample} from '../../compression/TrainingSample';
import type {FileContent} from '../../format/sealedFile';
import type {IndexFile} from '../../indexing/IndexFile';
import type {SharedTexts, TextSample} from '../../indexing/shareTexts';
import type {PageOutcome} from '../pages/pageAnalysis';
import type {HtmlPage} from '../pages/PageSource';

/** A piece of work that any thread can do. */
export type Job =
  | {kind: 'analyze'; sources: HtmlPage[]}
  | {kind: 'shareTexts'; sample: TextSample}
  | {kind: 'train'; sample: TrainingSample}
  | {kind: 'seal'; contents: FileContent[]; books: CodeBook<Uint8Array>[]};

/** What a job gives, by its kind. */
export interface JobResults {
  analyze: PageOutcome[];
  shareTexts: SharedTexts;
  train: CodeBook<Uint8Array>;
  seal: IndexFile[];
}

/** Does jobs, in this thread or in another one. */
export type RunJob = <Kind extends Job['kind']>(
  job: Extract<Job, {kind: Kind}>,
) => Promise<JobResults[Kind]>;
