import type {BooksByKind, CodeBook} from '../../compression/CodeBook';
import type {TrainingSample} from '../../compression/TrainingSample';
import type {DataContent, PackedData} from '../../indexing/DataContent';
import type {SharedTexts, TextSample} from '../../indexing/shareTexts';
import type {PageOutcome} from '../pages/pageAnalysis';
import type {HtmlPage} from '../pages/PageSource';

/** A piece of work that any thread can do. */
export type Job =
  | {kind: 'analyze'; sources: HtmlPage[]}
  | {kind: 'shareTexts'; sample: TextSample}
  | {kind: 'train'; sample: TrainingSample}
  | {kind: 'pack'; contents: DataContent[]; books: BooksByKind};

/** What a job gives, by its kind. */
export interface JobResults {
  analyze: PageOutcome[];
  shareTexts: SharedTexts;
  train: CodeBook<Uint8Array>;
  pack: PackedData[];
}

/** Does jobs, in this thread or in another one. */
export type RunJob = <Kind extends Job['kind']>(
  job: Extract<Job, {kind: Kind}>,
) => Promise<JobResults[Kind]>;
