import type {Page} from '../corpus/Page';
import type {SectionStatistics} from './sectionStatistics';

/** What queries are picked from. */
export interface QueryPool {
  /** Only pages that a query may lead to are picked from, but targets count among all. */
  readonly pages: readonly Page[];
  readonly isWanted: (page: Page) => boolean;
  readonly statistics: SectionStatistics;
}
