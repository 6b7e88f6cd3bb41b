import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {variableOf} from './environment';
import {FIELDS, OPERATOR_TYPES, type Field} from './recordFields';

const reference = readFileSync(path.resolve(import.meta.dirname, '../../../RECORD.md'), 'utf8');

function neededBy({requiredFor, requiredInGroup}: Field): string {
  if (requiredFor.length === OPERATOR_TYPES.length) return 'all';
  if (requiredFor.length > 0) return requiredFor.join(', ');
  return requiredInGroup ? 'with its group' : '';
}

const rows = FIELDS.map((field) => {
  const {path: name, law, description} = field;
  const cells = [`\`${name}\``, description, law, neededBy(field), `\`${variableOf(name)}\``];
  return `| ${cells.join(' | ')} |`.replace('|  |', '| |');
});
const table = [
  '| Field | Meaning | Law | Needed by | Variable |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');

describe('RECORD.md', () => {
  it('lists every field of the record as the code defines it', () => {
    const [, listed = ''] = /<!-- fields -->\n([^]*?)<!-- \/fields -->/.exec(reference) ?? [];
    expect(listed.trim()).toBe(table);
  });
});
