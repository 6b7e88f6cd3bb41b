import {describe, expect, it} from 'vitest';
import {ADDRESS, COMPANY, PERSON} from './__tests__/operators';
import {problemsOf} from './checkRecord';

const fieldsOf = (record: object) =>
  problemsOf(JSON.parse(JSON.stringify(record))).map(({field}) => field);

describe('An operator record', () => {
  it.each([
    ['AG', []],
    ['GmbH & Co. KG', []],
    ['Aktiengesellschaft', []],
    ['Gesellschaft mit beschränkter Haftung', []],
    ['Verlag', ['liquidation']],
  ])(
    'of a company in liquidation with the legal form %s has problems in the fields %j',
    (legalForm, lacks) => {
      expect(fieldsOf({...COMPANY, legalForm, liquidation: true})).toEqual(lacks);
      expect(fieldsOf({...COMPANY, legalForm, liquidation: false})).toEqual([]);
    },
  );

  it.each(['private-person', 'sole-trader'])(
    'of type %s needs the first and the last name',
    (type) => {
      expect(fieldsOf({...PERSON, type, name: ' Sommer '})).toEqual(['name']);
      expect(fieldsOf({...PERSON, type, name: ''})).toEqual(['name']);
    },
  );

  it('of a private site that is not business-like cannot contain details of a business', () => {
    const details = {
      vatId: 'DE136695976',
      businessId: 'DE136695976-00001',
      supervisoryAuthority: {name: 'Stadt Münster'},
      profession: {title: 'Architektin'},
      audiovisual: {memberState: 'Deutschland'},
    };
    expect(problemsOf({...PERSON, ...details, businessLike: false})).toContainEqual(
      expect.objectContaining({
        field: 'businessLike',
        message: expect.stringContaining(`has ${Object.keys(details).join(', ')}`) as string,
      }),
    );
  });

  it.each([
    [undefined, '48155', []],
    ['Deutschland', '4815', ['address.postalCode']],
    [undefined, 'D-48155', ['address.postalCode']],
    ['Österreich', '1010', []],
  ])(
    'with the country %s and the postal code %s has problems in the fields %j',
    (country, postalCode, lacks) => {
      expect(fieldsOf({...PERSON, address: {...ADDRESS, country, postalCode}})).toEqual(lacks);
    },
  );

  it('of a company needs a register only once its legal form is known', () => {
    const record = {...COMPANY, legalForm: '', register: undefined};
    expect(fieldsOf(record)).toEqual(['legalForm']);
    expect(fieldsOf({...record, legalForm: 'GmbH'})).toEqual(['register']);
  });

  it('of an unknown type is rejected, and the error lists the known types', () => {
    expect(problemsOf({...PERSON, type: 'person'})).toContainEqual({
      kind: 'malformed',
      field: 'type',
      message: 'must be one of private-person, sole-trader, association, company',
    });
  });

  it('with only some fields of a group is reported with the missing ones, at any depth', () => {
    expect(fieldsOf({...PERSON, editor: {address: {city: 'Münster'}}})).toEqual([
      'editor.name',
      'editor.address.street',
      'editor.address.postalCode',
    ]);
  });
});
