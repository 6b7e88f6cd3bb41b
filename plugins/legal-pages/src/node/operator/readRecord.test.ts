import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {variableOf} from './environment';
import {FIELDS} from './recordFields';
import {readRecord} from './readRecord';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'legal-'));
  file = path.join(dir, 'legal.operator.json');
});
afterEach(() => rmSync(dir, {recursive: true}));

const read = (env: Record<string, string> = {}) => readRecord(file, 'legal.operator.json', env);

describe('The reader of the operator record', () => {
  it('reads the file if no variable is set', () => {
    writeFileSync(file, '{"type": "company"}');
    expect(read()).toMatchObject({
      provenance: 'The operator record was read from legal.operator.json.',
      record: {type: 'company'},
    });
  });

  it('ignores a byte order mark at the start of a file or variable', () => {
    writeFileSync(file, '\uFEFF{"type": "company"}');
    expect(read().record).toEqual({type: 'company'});
    expect(read({LEGAL_OPERATOR: '\uFEFF{"type": "association"}'}).record).toEqual({
      type: 'association',
    });
  });

  it('prefers one variable with JSON to the file', () => {
    writeFileSync(file, '{"type": "company"}');
    const {provenance, record} = read({LEGAL_OPERATOR: '{"type": "association"}'});
    expect(provenance).toBe(
      'The operator record was read from environment variable LEGAL_OPERATOR.',
    );
    expect(record).toEqual({type: 'association'});
  });

  it('parses each individual variable according to the type of its field', () => {
    const {record, problems} = read({
      LEGAL_OPERATOR_TYPE: 'company',
      LEGAL_OPERATOR_NAME: 'Pixelwerk Spiele GmbH',
      LEGAL_OPERATOR_LEGAL_FORM: 'GmbH',
      LEGAL_OPERATOR_REPRESENTATIVES: 'Ada Sommer; Ben Winter',
      LEGAL_OPERATOR_ADDRESS_STREET: 'Hafenweg 12',
      LEGAL_OPERATOR_ADDRESS_POSTAL_CODE: '48155',
      LEGAL_OPERATOR_ADDRESS_CITY: 'Münster',
      LEGAL_OPERATOR_EMAIL: 'post@pixelwerk-spiele.de',
      LEGAL_OPERATOR_PHONE: '+49 251 9876501',
      LEGAL_OPERATOR_REGISTER_NAME: 'Handelsregister, Amtsgericht Münster',
      LEGAL_OPERATOR_REGISTER_NUMBER: 'HRB 20417',
      LEGAL_OPERATOR_LIQUIDATION: 'false',
      LEGAL_OPERATOR_DISPUTE_RESOLUTION_EMPLOYEES: '12',
      LEGAL_OPERATOR_DISPUTE_RESOLUTION_PARTICIPATES: 'false',
    });
    expect(problems).toEqual([]);
    expect(record).toMatchObject({
      representatives: ['Ada Sommer', 'Ben Winter'],
      address: {postalCode: '48155'},
      liquidation: false,
      disputeResolution: {employees: 12, participates: false},
    });
  });

  it('ignores spaces and line breaks around the values of variables', () => {
    const {record} = read({
      LEGAL_OPERATOR_TYPE: ' private-person\n',
      LEGAL_OPERATOR_BUSINESS_LIKE: 'true\n',
      LEGAL_OPERATOR_LIQUIDATION: ' false',
      LEGAL_OPERATOR_DISPUTE_RESOLUTION_PARTICIPATES: 'yes ',
      LEGAL_OPERATOR_DISPUTE_RESOLUTION_EMPLOYEES: '12\n',
      LEGAL_OPERATOR_REPRESENTATIVES: ' Ada Sommer ;\n Ben Winter;\n',
      LEGAL_OPERATOR_VAT_ID: ' DE136695976\n',
      LEGAL_OPERATOR_PHONE: ' \n',
    });
    expect(record).toEqual({
      type: 'private-person',
      businessLike: true,
      liquidation: false,
      disputeResolution: {participates: 'yes', employees: 12},
      representatives: ['Ada Sommer', 'Ben Winter'],
      vatId: 'DE136695976',
    });
  });

  it.each(['', ' ', '\n'])(
    'ignores variables with the blank value %j, which workflows set for missing secrets',
    (blank) => {
      writeFileSync(file, '{"type": "company"}');
      const env = {LEGAL_OPERATOR: blank, LEGAL_OPERATOR_NAME: blank, LEGAL_OPERATOR_FAX: blank};
      expect(read(env)).toMatchObject({
        provenance: 'The operator record was read from legal.operator.json.',
        record: {type: 'company'},
      });
    },
  );

  it('reports a problem for a variable that matches no field', () => {
    const {problems} = read({LEGAL_OPERATOR_FAX: '1'});
    expect(problems).toContainEqual(
      expect.objectContaining({kind: 'unknown', field: 'LEGAL_OPERATOR_FAX'}),
    );
  });

  it('returns an empty record if there is none', () => {
    const {record, provenance} = read();
    expect(record).toEqual({});
    expect(provenance).toBe(
      'There is no operator record: neither a file legal.operator.json nor a variable LEGAL_OPERATOR.',
    );
  });

  it('throws an error that names the file or variable if it does not contain a JSON object', () => {
    writeFileSync(file, '{"type": ');
    expect(() => read()).toThrow(
      /^docusaurus-legal-pages: legal\.operator\.json is not valid JSON[^.]*\. Correct it; the file legal\.operator\.example\.json in the package of the plugin is an example\.$/,
    );
    expect(() => read({LEGAL_OPERATOR: '[]'})).toThrow(
      /environment variable LEGAL_OPERATOR must contain one JSON object/,
    );
  });

  it.each([
    ['a value without quotes', '{"email":"","name": Ada Sommer}', ''],
    ['quotes of the wrong kind', "{'name':'Ada Sommer'}", ' at line 1, column 2'],
    ['an extra comma', '{\n  "name": "Ada Sommer",\n}\n', ' at line 3, column 1'],
    ['only text that looks like a position', 'Ada Sommer at position 48155', ''],
  ])('throws an error without content of the record if the JSON has %s', (_, json, place) => {
    const problem = `docusaurus-legal-pages: environment variable LEGAL_OPERATOR is not valid JSON${place}.`;
    let error: unknown;
    try {
      read({LEGAL_OPERATOR: json});
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain(problem);
    // Node and Docusaurus print message, stack and causes.
    expect(inspect(error, {showHidden: true})).not.toMatch(/Ada|Sommer|48155/);
  });

  it('uses a different variable for each field', () => {
    const names = FIELDS.map(({path: field}) => variableOf(field));
    expect(new Set(names).size).toBe(names.length);
    expect(variableOf('editor.address.postalCode')).toBe(
      'LEGAL_OPERATOR_EDITOR_ADDRESS_POSTAL_CODE',
    );
  });
});
