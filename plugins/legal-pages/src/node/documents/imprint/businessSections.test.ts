import {describe, expect, it} from 'vitest';
import {draftOf} from '../../operator/OperatorDraft';
import {lines, link} from '../text';
import {businessSections} from './businessSections';

const sectionsOf = (record: object) => businessSections(draftOf(record));
const titlesOf = (record: object) => sectionsOf(record).map(({title}) => title);

describe('Sections for businesses', () => {
  it('are left out if the record has none of their fields', () => {
    expect(sectionsOf({name: 'Ada Sommer', liquidation: false})).toEqual([]);
  });

  it('are shown for each field of the record, in a fixed order', () => {
    const record = {
      audiovisual: {memberState: 'Deutschland'},
      liquidation: true,
      profession: {title: 'Architektin'},
      supervisoryAuthority: {name: 'Ordnungsamt'},
      vatId: 'DE136695976',
      capital: {amount: '25.000 Euro'},
      register: {number: 'HRB 20417'},
    };
    expect(sectionsOf(record).map(({title, law}) => [title, law])).toEqual([
      ['Registereintrag', '§ 5 Abs. 1 Nr. 4 DDG'],
      ['Kapital der Gesellschaft', '§ 5 Abs. 1 Nr. 1 DDG'],
      ['Identifikationsnummern', '§ 5 Abs. 1 Nr. 6 DDG'],
      ['Zuständige Aufsichtsbehörde', '§ 5 Abs. 1 Nr. 3 DDG'],
      ['Berufsrechtliche Angaben', '§ 5 Abs. 1 Nr. 5 DDG'],
      ['Abwicklung', '§ 5 Abs. 1 Nr. 7 DDG'],
      ['Audiovisueller Mediendienst', '§ 5 Abs. 1 Nr. 8 DDG'],
    ]);
    for (const [field, value] of Object.entries(record))
      expect(titlesOf({[field]: value})).toHaveLength(1);
  });

  it('mark missing values', () => {
    expect(sectionsOf({register: {name: 'Handelsregister'}})[0]?.blocks).toEqual([
      lines(
        ['Register: ', 'Handelsregister'],
        ['Registernummer: ', {kind: 'missing', field: 'register.number'}],
      ),
    ]);
  });

  it('name both identification numbers in one section', () => {
    const [numbers] = sectionsOf({vatId: 'DE136695976', businessId: 'DE136695976-00001'});
    expect(numbers?.blocks).toEqual([
      lines(
        ['Umsatzsteuer-Identifikationsnummer (§ 27a UStG): ', 'DE136695976'],
        ['Wirtschafts-Identifikationsnummer (§ 139c AO): ', 'DE136695976-00001'],
      ),
    ]);
  });

  it('show outstanding contributions only if there are any', () => {
    const capital = {amount: '25.000 Euro'};
    expect(sectionsOf({capital})[0]?.blocks).toEqual([
      lines(['Stamm- oder Grundkapital: ', '25.000 Euro']),
    ]);
    expect(sectionsOf({capital: {...capital, outstanding: '12.500 Euro'}})[0]?.blocks).toEqual([
      lines(
        ['Stamm- oder Grundkapital: ', '25.000 Euro'],
        ['Ausstehende Einlagen: ', '12.500 Euro'],
      ),
    ]);
  });

  it('show address and website of an authority, if known', () => {
    const supervisoryAuthority = {name: 'Ordnungsamt', url: 'https://stadt.example'};
    expect(sectionsOf({supervisoryAuthority})[0]?.blocks).toEqual([
      lines(['Ordnungsamt'], [link('https://stadt.example')]),
    ]);
  });
});
