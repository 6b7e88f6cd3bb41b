import {FIELDS, type Field} from './fields';
import type {Problem} from './Problem';
import {setValueAt} from './valueAt';

/** The whole record as JSON. */
export const RECORD_VARIABLE = 'LEGAL_OPERATOR';

/** Name of the environment variable of a field: `address.postalCode` → `LEGAL_OPERATOR_ADDRESS_POSTAL_CODE`. */
export function variableOf(path: string): string {
  const words = path.replace(/[a-z](?=[A-Z])/g, '$&_').replaceAll('.', '_');
  return `${RECORD_VARIABLE}_${words.toUpperCase()}`;
}

/** @param written as it stands in the variable; a line end from a file with a secret is no part of it */
function parseText(field: Pick<Field, 'kind'>, written: string): unknown {
  const text = written.trim();
  switch (field.kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'count':
      return /^\d+$/.test(text) ? Number(text) : text;
    case 'list':
      return text
        .split(';')
        .map((entry) => entry.trim())
        .filter(Boolean);
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
    case 'vat-id':
    case 'business-id':
      return text;
  }
}

export interface EnvironmentRecord {
  record: Record<string, unknown>;
  problems: Problem[];
}

/**
 * Collects the record from single variables. Lists are separated by semicolons.
 * @returns undefined when no such variable is set
 */
export function recordFromVariables(env: NodeJS.ProcessEnv): EnvironmentRecord | undefined {
  const set = Object.keys(env).filter(
    (name) => name.startsWith(`${RECORD_VARIABLE}_`) && env[name]?.trim(),
  );
  if (set.length === 0) return undefined;
  const fields = [{path: 'type', kind: 'text'} as const, ...FIELDS];
  const record: Record<string, unknown> = {};
  for (const field of fields) {
    const text = env[variableOf(field.path)];
    if (text?.trim()) setValueAt(record, field.path, parseText(field, text));
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
