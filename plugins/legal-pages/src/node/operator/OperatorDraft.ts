import {isObject} from '@screwbox/shared/values/isObject';
import {isBlank, readValue} from './fieldKinds';
import type {OperatorRecord} from './OperatorRecord';
import {FIELDS, OPERATOR_TYPES} from './recordFields';
import {setValueAt, valueAt} from './valueAt';

export interface Entry<Value> {
  readonly path: string;
  /** `undefined` if the value is missing, blank or of the wrong kind. */
  readonly value: Value | undefined;
}

type Leaf = string | number | boolean | readonly string[];
type AnyKey<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? NonNullable<Union[Key]>
    : never
  : never;

/** Object with the keys of `Shape`, and an `Entry` in place of each value. */
export type Draft<Shape> = [Shape] extends [Leaf]
  ? Entry<Shape>
  : {readonly [Key in AnyKey<Shape>]: Draft<ValueOf<Shape, Key>>};

export type OperatorDraft = Draft<OperatorRecord>;

export function draftOf(record: unknown): OperatorDraft {
  const stated = valueAt(record, 'type');
  const draft: Record<string, unknown> = {
    type: {path: 'type', value: OPERATOR_TYPES.find((type) => type === stated)},
  };
  for (const {path, kind} of FIELDS)
    setValueAt(draft, path, {path, value: readValue(kind, valueAt(record, path))});
  // `RECORD_FIELDS` has every path of the record, each with a kind that matches its type.
  return draft as unknown as OperatorDraft;
}

export function isStated(part: object): boolean {
  if ('path' in part && 'value' in part) return !isBlank(part.value);
  return Object.values(part).some((inner: unknown) => isObject(inner) && isStated(inner));
}
