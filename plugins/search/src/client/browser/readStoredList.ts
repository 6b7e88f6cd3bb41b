/** What storage has to be able to do; `createStorageSlot` of Docusaurus gives it. */
export interface ListStorage {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
}

/**
 * Reads a list that is kept as JSON; what cannot be read counts as empty and is dropped.
 *
 * @param isEntry tells the entries from anything else that stands in the list
 * @param name of the list, for the warning about a damaged one
 */
export function readStoredList<Entry>(
  storage: ListStorage,
  isEntry: (value: unknown) => value is Entry,
  name: string,
): Entry[] {
  const stored = storage.get();
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch (error) {
    console.warn(`The ${name} in storage are damaged and are dropped.`, error);
    storage.del();
    return [];
  }
}
