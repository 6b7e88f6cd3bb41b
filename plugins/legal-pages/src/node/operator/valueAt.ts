import {isObject} from '@screwbox/shared/values/isObject';

export function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record);
}

export function leavesOf(value: unknown, path = ''): {path: string; value: unknown}[] {
  if (!isObject(value)) return [{path, value}];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path ? `${path}.${name}` : name),
  );
}

export function setValueAt(record: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? path;
  let target = record;
  for (const name of names) {
    const inner = target[name];
    const next = isObject(inner) ? inner : {};
    target[name] = next;
    target = next;
  }
  target[last] = value;
}
