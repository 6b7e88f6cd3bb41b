import {describe, expect, it} from 'vitest';
import {nameLines} from './nameLines';
import {draftOf} from '../operator/OperatorDraft';

describe('nameLines', () => {
  it('is the name alone for a person', () => {
    expect(nameLines(draftOf({name: 'Ada Sommer'}))).toEqual([['Ada Sommer']]);
  });

  it('puts the name of the business before it, and the legal form behind it', () => {
    const record = {name: 'Ada Sommer', businessName: 'Pixelwerk', legalForm: 'e. K.'};
    expect(nameLines(draftOf(record))).toEqual([
      ['Pixelwerk'],
      ['Ada Sommer'],
      ['Rechtsform: ', 'e. K.'],
    ]);
  });

  it('marks a missing name', () => {
    expect(nameLines(draftOf({}))).toEqual([[{kind: 'missing', field: 'name'}]]);
  });
});
