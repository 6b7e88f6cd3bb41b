import type {Page} from '../corpus/Page';
import type {SectionStatistics} from './sectionStatistics';

export interface QueryPool {
  /** All pages. Those that fail `isWanted` also count when targets are counted, but no query is made for them. */
  readonly pages: readonly Page[];
  readonly isWanted: (page: Page) => boolean;
  readonly statistics: SectionStatistics;
}
