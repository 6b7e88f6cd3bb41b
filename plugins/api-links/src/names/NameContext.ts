import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';

/** What a page lets its readers take for granted. */
export interface NameContext {
  readonly index: ApiIndex;
  /** Variables by name: see `instancesOf`. */
  readonly instances: ReadonlyMap<string, ApiType>;
  /** Whether a name is explained elsewhere: by the page's own code or by the site's options. */
  readonly isKnown: (name: string) => boolean;
  /** Types that the page is about, whose members it may name on their own. */
  readonly subjects: readonly ApiType[];
}
