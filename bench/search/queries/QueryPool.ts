import type {Page} from '../corpus/Page';
import type {SectionStatistics} from './sectionStatistics';

export interface QueryPool {
  /** Pages that queries may lead to. Targets are counted among all pages. */
  readonly pages: readonly Page[];
  readonly isWanted: (page: Page) => boolean;
  readonly statistics: SectionStatistics;
}
