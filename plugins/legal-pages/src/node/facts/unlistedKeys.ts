import type {SiteStorage} from '@docusaurus/types';
import type {Problem} from '../operator/Problem';
import {isObject, valueAt} from '../operator/valueAt';
import {listedKey, type StorageKey} from './StorageKey';

function isStorageKey(value: unknown): value is StorageKey & Record<string, unknown> {
  return isObject(value) && typeof value.key === 'string' && typeof value.purpose === 'string';
}

function keysOf(instances: unknown): StorageKey[] {
  return Object.values(isObject(instances) ? instances : {}).flatMap((content) => {
    const keys = valueAt(content, 'storageKeys');
    return Array.isArray(keys) ? keys.filter(isStorageKey) : [];
  });
}

function matches(listed: string, key: string): boolean {
  const parts = listed.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(key);
}

/** Describes a key without its namespace. The namespace differs between locales, but the message should be the same. */
function declaration({key, namespaced}: StorageKey): string {
  return namespaced ? `${key} (namespaced)` : key;
}

/**
 * Returns a problem for each plugin that writes keys that the notice does not mention.
 * @param allContent loaded content by plugin name and instance id
 */
export function unlistedKeys(
  allContent: unknown,
  declared: readonly StorageKey[],
  storage: SiteStorage,
): Problem[] {
  const nameOf = (key: StorageKey) => listedKey(key, storage).key;
  const listed = declared.map(nameOf);
  return Object.entries(isObject(allContent) ? allContent : {}).flatMap(([plugin, instances]) => {
    const written = keysOf(instances).filter(
      (key) => !listed.some((entry) => matches(entry, nameOf(key))),
    );
    const missing = [...new Set(written.map(declaration))];
    if (missing.length === 0) return [];
    const message = `${plugin} writes ${missing.join(', ')} in the browser; add the keys that it exports (§ 25 TDDDG)`;
    return [{kind: 'missing', field: 'storage', message}];
  });
}
