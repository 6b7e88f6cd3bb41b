import {describe, expect, it} from 'vitest';
import {draftOf} from '../../operator/OperatorDraft';
import {lines, link} from '../text';
import {businessSections} from './businessSections';

const sectionsOf = (record: object) => businessSections(draftOf(record));

describe('Sections for businesses', () => {
  it('are left out if the record has none of their fields', () => {
    expect(sectionsOf({name: 'Ada Sommer', liquidation: false})).toEqual([]);
  });

  it('mark missing values', () => {
    expect(sectionsOf({register: {name: 'Handelsregister'}})[0]?.blocks).toEqual([
      lines(
        ['Register: ', 'Handelsregister'],
        ['Registernummer: ', {kind: 'missing', field: 'register.number'}],
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
