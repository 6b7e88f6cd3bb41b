import type {AllContent, SiteStorage} from '@docusaurus/types';
import {escapeRegExp} from '@screwbox/shared/text/escapeRegExp';
import {isObject} from '@screwbox/shared/values/isObject';
import type {Problem} from '../operator/Problem';
import {declaredIn} from './declaredIn';
import {listedKey, type StorageKey} from './StorageKey';

function isStorageKey(value: unknown): value is StorageKey {
  return isObject(value) && typeof value.key === 'string' && typeof value.purpose === 'string';
}

function matches(listed: string, key: string): boolean {
  return new RegExp(`^${listed.split('*').map(escapeRegExp).join('.*')}$`).test(key);
}

/** Describes a key without its namespace. The namespace differs between locales, but the message should be the same. */
function declaration({key, namespaced}: StorageKey): string {
  return namespaced ? `${key} (namespaced)` : key;
}

/** Returns a problem for each plugin that writes keys that the notice does not mention. */
export function unlistedKeys(
  allContent: AllContent,
  declared: readonly StorageKey[],
  storage: SiteStorage,
): Problem[] {
  const nameOf = (key: StorageKey) => listedKey(key, storage).key;
  const listed = declared.map(nameOf);
  return Object.entries(allContent).flatMap(([plugin, instances]) => {
    const written = declaredIn(instances, 'storageKeys', isStorageKey).filter(
      (key) => !listed.some((entry) => matches(entry, nameOf(key))),
    );
    const missing = [...new Set(written.map(declaration))];
    if (missing.length === 0) return [];
    const message = `${plugin} writes ${missing.join(', ')} in the browser; add the keys that it exports (§ 25 TDDDG)`;
    return [{kind: 'missing', field: 'storage', message}];
  });
}
