import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';

export interface NameContext {
  readonly index: ApiIndex;
  /** Variables by name: see `instancesOf`. */
  readonly instances: ReadonlyMap<string, ApiType>;
  /** Whether the code blocks of the page or the options explain a name. */
  readonly isKnown: (name: string) => boolean;
  /** Types that the page is about. Their members can be named without the type. */
  readonly subjects: readonly ApiType[];
}
