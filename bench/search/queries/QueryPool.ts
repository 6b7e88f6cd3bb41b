import type {Page} from '../corpus/Page';
import type {SectionStatistics} from './sectionStatistics';

export interface QueryPool {
  /**
   * All pages. Pages that fail `isWanted` count for statistics, but are never the target of a
   * query.
   */
  readonly pages: readonly Page[];
  readonly isWanted: (page: Page) => boolean;
  readonly statistics: SectionStatistics;
}
