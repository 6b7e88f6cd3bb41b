import type {Connection} from '../../facts/connections';
import type {Host, ThirdParty} from '../../facts/recipients';
import type {ListedStorageKey} from '../../facts/StorageKey';

/** What is true of a site, as far as the privacy notice states it. */
export interface SiteFacts {
  siteTitle: string;
  hosts: readonly Host[];
  storageKeys: readonly ListedStorageKey[];
  thirdParties: readonly ThirdParty[];
  /** Whether the search runs in the browser. */
  localSearch: boolean;
  /** What the plugins of the site send on their own. */
  connections: readonly Connection[];
  /** Whether one of them leads to a host of somebody else. */
  connectsElsewhere: boolean;
}

/** Whether anything on the site rests on consent, which then can be withdrawn. */
export function usesConsent({storageKeys, thirdParties}: SiteFacts): boolean {
  return [...storageKeys, ...thirdParties].some(({basis}) => basis === 'consent');
}
