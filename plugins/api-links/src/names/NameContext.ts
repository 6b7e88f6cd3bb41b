import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';

export interface NameContext {
  readonly index: ApiIndex;
  /** Types of known variables, by the name of the variable: see `instancesOf`. */
  readonly instances: ReadonlyMap<string, ApiType>;
  /** Whether a Java block of the page or the option `knownNames` contains a name. */
  readonly isKnown: (name: string) => boolean;
  /** Types that the page is about. Their members can be named without the type. */
  readonly subjects: readonly ApiType[];
}
