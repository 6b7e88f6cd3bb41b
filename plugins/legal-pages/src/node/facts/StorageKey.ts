import type {SiteStorage} from '@docusaurus/types';

/** Where in the browser a value is kept. */
export type StoragePlace = 'localStorage' | 'sessionStorage' | 'cookie' | 'indexedDB' | 'cache';

/**
 * A key that the site writes in the reader's browser. Plugins can declare theirs as plain data of
 * this shape, in `storageKeys` of their content too; they need not import it.
 */
export interface StorageKey {
  /** Name of the key without the site's namespace. `*` stands for any characters. */
  key: string;
  /** Default: the storage that Docusaurus is configured to use. */
  place?: StoragePlace;
  /** Whether Docusaurus appends the site's namespace, as `createStorageSlot` does. Default false. */
  namespaced?: boolean;
  /** What it is for and when it is written: German sentences, as they stand in the notice. */
  purpose: string;
  /** German. Default by place: until the reader deletes it, or the tab, session or version ends. */
  lifetime?: string;
  /**
   * `requested`: strictly necessary for what the reader asked for, § 25 (2) No. 2 TDDDG.
   * `consent`: § 25 (1) TDDDG. Default `requested`.
   */
  basis?: 'requested' | 'consent';
}

/** A key as the notice lists it: complete, with its name in the browser. */
export type ListedStorageKey = Required<Omit<StorageKey, 'namespaced'>>;

const LIFETIMES: Record<StoragePlace, string> = {
  localStorage: 'bis Sie den Eintrag im Browser löschen',
  sessionStorage: 'bis Sie den Tab schließen',
  cookie: 'bis zum Ende der Sitzung',
  indexedDB: 'bis Sie den Eintrag im Browser löschen',
  cache: 'bis eine neue Fassung der Website den Eintrag ersetzt oder Sie ihn löschen',
};

/**
 * Completes a declared key with its defaults and its namespace.
 * @param storage what the site's configuration comes to
 */
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
