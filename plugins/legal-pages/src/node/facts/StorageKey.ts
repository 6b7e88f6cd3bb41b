import type {SiteStorage} from '@docusaurus/types';

export type StoragePlace = 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB' | 'cache';

/**
 * A key that the site writes in the reader's browser. Plugins can declare theirs as plain data of this shape
 * in `storageKeys` of their content, without importing this type.
 */
export interface StorageKey {
  /** Name of the key without the namespace of the site. `*` stands for any characters. */
  key: string;
  /** Default: the storage in Docusaurus's configuration. */
  place?: StoragePlace;
  /** Whether Docusaurus appends the namespace of the site, as `createStorageSlot` does. Default false. */
  namespaced?: boolean;
  /** Purpose of the key, and when it is written: German sentences for the notice. */
  purpose: string;
  /**
   * Lifetime in German. The default depends on the storage: until the reader deletes the entry, the tab is closed, the
   * session ends, or a new version of the site replaces the entry.
   */
  lifetime?: string;
  /**
   * `requested`: strictly necessary for what the reader asked for, § 25 (2) No. 2 TDDDG.
   * `consent`: § 25 (1) TDDDG. Default `requested`.
   */
  basis?: 'requested' | 'consent';
}

export type ListedStorageKey = Required<Omit<StorageKey, 'namespaced'>>;

const LIFETIMES: Record<StoragePlace, string> = {
  localStorage: 'bis Sie den Eintrag im Browser löschen',
  sessionStorage: 'bis Sie den Tab schließen',
  cookie: 'bis zum Ende der Sitzung',
  indexedDB: 'bis Sie den Eintrag im Browser löschen',
  cache: 'bis eine neue Fassung der Website den Eintrag ersetzt oder Sie ihn löschen',
};

export function listedKey(declared: StorageKey, storage: SiteStorage): ListedStorageKey {
  const place = declared.place ?? storage.type;
  return {
    key: declared.namespaced ? `${declared.key}${storage.namespace}` : declared.key,
    place,
    purpose: declared.purpose,
    lifetime: declared.lifetime ?? LIFETIMES[place],
    basis: declared.basis ?? 'requested',
  };
}
