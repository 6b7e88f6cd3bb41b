import {parseValue} from './fieldKinds';
import type {Problem} from './Problem';
import {FIELDS} from './recordFields';
import {setValueAt} from './valueAt';

export const RECORD_VARIABLE = 'LEGAL_OPERATOR';

/** Environment variable of a field: `LEGAL_OPERATOR_ADDRESS_POSTAL_CODE` for `address.postalCode`. */
export function variableOf(path: string): string {
  const words = path.replace(/[a-z](?=[A-Z])/g, '$&_').replaceAll('.', '_');
  return `${RECORD_VARIABLE}_${words.toUpperCase()}`;
}

/**
 * Reads the record from one variable per field. Semicolons separate the items of a list.
 * @returns undefined if none of these variables is set
 */
export function recordFromVariables(
  env: NodeJS.ProcessEnv,
): {record: Record<string, unknown>; problems: Problem[]} | undefined {
  const set = Object.keys(env).filter(
    (name) => name.startsWith(`${RECORD_VARIABLE}_`) && env[name]?.trim(),
  );
  if (set.length === 0) return undefined;
  const fields = [{path: 'type', kind: 'text'} as const, ...FIELDS];
  const record: Record<string, unknown> = {};
  for (const field of fields) {
    const text = env[variableOf(field.path)];
    if (text?.trim()) setValueAt(record, field.path, parseValue(field.kind, text));
  }
  const known = new Set(fields.map(({path}) => variableOf(path)));
  const problems = set
    .filter((name) => !known.has(name))
    .map((name) => ({
      kind: 'unknown' as const,
      field: name,
      message: 'is not a variable of the operator record; remove it or correct its name',
    }));
  return {record, problems};
}
