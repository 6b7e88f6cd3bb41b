import {valueAt} from '../operator/valueAt';

/** Entries of a list that the instances of a plugin declare as plain data in their content. */
export function declaredIn<Entry>(
  instances: object,
  list: string,
  isEntry: (value: unknown) => value is Entry,
): Entry[] {
  return Object.values(instances).flatMap((content: unknown) => {
    const entries = valueAt(content, list);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  });
}
