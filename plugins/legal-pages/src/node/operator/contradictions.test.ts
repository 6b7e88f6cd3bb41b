import {describe, expect, it} from 'vitest';
import {problemsOf} from './checkRecord';

const ADDRESS = {street: 'Hafenweg 12', postalCode: '48155', city: 'Münster'};
const PERSON = {
  type: 'private-person',
  name: 'Ada Sommer',
  address: ADDRESS,
  email: 'ada@sommer-pixel.de',
  phone: '+49 251 9876501',
};
const COMPANY = {
  ...PERSON,
  type: 'company',
  name: 'Pixelwerk',
  representatives: ['Ada Sommer'],
  legalForm: 'GmbH',
  register: {name: 'Handelsregister, Amtsgericht Münster', number: 'HRB 20417'},
};

const fieldsOf = (record: object) =>
  problemsOf(JSON.parse(JSON.stringify(record))).map(({field}) => field);

describe('An operator record', () => {
  it.each([
    ['AG', []],
    ['KGaA', []],
    ['GmbH & Co. KG', []],
    ['UG (haftungsbeschränkt)', []],
    ['Aktiengesellschaft', []],
    ['Kommanditgesellschaft auf Aktien', []],
    ['Gesellschaft mit beschränkter Haftung', []],
    ['OHG', ['liquidation']],
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

  it.each([
    ['vatId', 'DE136695976'],
    ['businessId', 'DE136695976-00001'],
    ['supervisoryAuthority', {name: 'Stadt Münster'}],
    [
      'profession',
      {
        chamber: 'Kammer',
        title: 'Titel',
        state: 'Deutschland',
        rules: 'Regeln',
        rulesUrl: 'https://kammer.nrw.de',
      },
    ],
    ['audiovisual', {memberState: 'Deutschland', authority: 'Landesanstalt für Medien'}],
  ])('of a private site that is not business-like cannot contain %s', (name, value) => {
    const record = {...PERSON, [name]: value};
    expect(fieldsOf(record)).toEqual([]);
    expect(problemsOf({...record, businessLike: false})).toMatchObject([
      {
        field: 'businessLike',
        message: expect.stringContaining(`only a business-like service has ${name}`) as string,
      },
    ]);
  });

  it('needs a second way of contact if the site is business-like', () => {
    const alone = {...PERSON, phone: undefined};
    expect(fieldsOf(alone)).toEqual(['phone or contactUrl']);
    expect(fieldsOf({...alone, businessLike: true})).toEqual(['phone or contactUrl']);
    expect(fieldsOf({...alone, businessLike: false})).toEqual([]);
    expect(fieldsOf({...alone, contactUrl: 'https://sommer-pixel.de/kontakt'})).toEqual([]);
  });

  it.each([
    [undefined, '48155', []],
    [undefined, ' 48155 ', []],
    ['Deutschland', '4815', ['address.postalCode']],
    ['Germany', '148155', ['address.postalCode']],
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
