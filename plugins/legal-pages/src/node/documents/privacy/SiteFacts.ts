import type {Connection} from '../../facts/connections';
import type {Host, ThirdParty} from '../../facts/recipients';
import type {ListedStorageKey} from '../../facts/StorageKey';

export interface SiteFacts {
  siteTitle: string;
  hosts: readonly Host[];
  storageKeys: readonly ListedStorageKey[];
  thirdParties: readonly ThirdParty[];
  localSearch: boolean;
  connections: readonly Connection[];
  connectsElsewhere: boolean;
}

export function usesConsent({storageKeys, thirdParties}: SiteFacts): boolean {
  return [...storageKeys, ...thirdParties].some(({basis}) => basis === 'consent');
}
