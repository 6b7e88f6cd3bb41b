import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';

const OF_OBJECT = new Set(
  'clone equals finalize getClass hashCode notify notifyAll toString wait'.split(' '),
);

/** What `java.lang.Enum` and `java.lang.annotation.Annotation` bring; records bring nothing else. */
const OF_KIND: Readonly<Partial<Record<ApiType['kind'], readonly string[]>>> = {
  enum: ['compareTo', 'describeConstable', 'getDeclaringClass', 'name', 'ordinal'],
  annotation: ['annotationType'],
};

function isComparable({implements: parents = [], extends: parent = ''}: ApiType): boolean {
  return [...parents, parent].some((name) => /^Comparable\b/.test(name));
}

/** Whether a type has a member of that name from Java itself, which the API does not list. */
export function isInherited(name: string, type: ApiType, index: ApiIndex): boolean {
  return (
    OF_OBJECT.has(name) ||
    (OF_KIND[type.kind]?.includes(name) ?? false) ||
    (name === 'compareTo' && index.lineage(type).some(isComparable)) ||
    index.inheritsFromOutside(type)
  );
}
