import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';

type Methods = ReadonlyMap<string, readonly number[]>;

const methods = (counts: Record<string, readonly number[]>): Methods =>
  new Map(Object.entries(counts));

const OF_OBJECT = methods({
  clone: [0],
  equals: [1],
  finalize: [0],
  getClass: [0],
  hashCode: [0],
  notify: [0],
  notifyAll: [0],
  toString: [0],
  wait: [0, 1, 2],
});

const OF_COMPARABLE = methods({compareTo: [1]});

/** Methods of `java.lang.Enum` and `java.lang.annotation.Annotation`. Records only inherit those of `Object`. */
const OF_KIND: Readonly<Partial<Record<ApiType['kind'], Methods>>> = {
  enum: methods({
    compareTo: [1],
    describeConstable: [0],
    getDeclaringClass: [0],
    name: [0],
    ordinal: [0],
    valueOf: [2],
  }),
  annotation: methods({annotationType: [0]}),
};

function isComparable({implements: parents = [], extends: parent = ''}: ApiType): boolean {
  return [...parents, parent].some((name) => /^Comparable\b/.test(name));
}

/**
 * Whether a type may inherit a member from a type of the Java platform or of another library. The API description
 * does not list such members.
 * @param count number of the member's parameters. Default: any number
 */
export function isInherited(name: string, type: ApiType, index: ApiIndex, count?: number): boolean {
  const brought = [
    OF_OBJECT.get(name),
    OF_KIND[type.kind]?.get(name),
    index.lineage(type).some(isComparable) ? OF_COMPARABLE.get(name) : undefined,
  ];
  return (
    brought.some(
      (counts) => counts !== undefined && (count === undefined || counts.includes(count)),
    ) || index.inheritsFromOutside(type)
  );
}
