import type {Connection} from '../../facts/connections';
import type {Host, ThirdParty} from '../../facts/recipients';
import type {ListedStorageKey} from '../../facts/StorageKey';

/** Facts about a site for the privacy notice. */
export interface SiteFacts {
  siteTitle: string;
  hosts: readonly Host[];
  storageKeys: readonly ListedStorageKey[];
  thirdParties: readonly ThirdParty[];
  /** Whether the search runs in the browser. */
  localSearch: boolean;
  /** Connections that plugins of the site make. */
  connections: readonly Connection[];
  /** Whether any of these connections goes to another host. */
  connectsElsewhere: boolean;
}

/** Whether anything on the site depends on consent, which readers can withdraw. */
export function usesConsent({storageKeys, thirdParties}: SiteFacts): boolean {
  return [...storageKeys, ...thirdParties].some(({basis}) => basis === 'consent');
}
