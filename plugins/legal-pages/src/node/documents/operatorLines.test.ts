import {describe, expect, it} from 'vitest';
import {contactLines} from './operatorLines';
import {draftOf} from '../operator/OperatorDraft';
import {link} from './text';

const EMAIL = ['E-Mail: ', link('mailto:post@pixelwerk.de', 'post@pixelwerk.de')];

const linesOf = (record: object) => contactLines(draftOf({email: 'post@pixelwerk.de', ...record}));

describe('Contact lines', () => {
  it('contain a telephone link whose address has no separators', () => {
    expect(linesOf({phone: '+49 (251) 98-76'})).toEqual([
      EMAIL,
      ['Telefon: ', link('tel:+492519876', '+49 (251) 98-76')],
    ]);
  });

  it.each([
    ['+49 (0) 30 1234567', '+49301234567'],
    ['+39 (06) 12345', '+390612345'],
  ])('contain a telephone link for calls from abroad: %s', (phone, number) => {
    expect(linesOf({phone})[1]).toEqual(['Telefon: ', link(`tel:${number}`, phone)]);
  });

  it('contain a link to the contact form', () => {
    const contactUrl = 'https://pixelwerk.de/kontakt';
    expect(linesOf({contactUrl})).toEqual([EMAIL, ['Kontakt im Web: ', link(contactUrl)]]);
  });

  it('mark a missing second contact on a business-like site', () => {
    expect(linesOf({})).toEqual([
      EMAIL,
      ['Zweiter Kontaktweg: ', {kind: 'missing', field: 'phone / contactUrl'}],
    ]);
    expect(linesOf({businessLike: false})).toEqual([EMAIL]);
  });

  it('mark a missing e-mail address', () => {
    expect(linesOf({email: '', businessLike: false})).toEqual([
      ['E-Mail: ', {kind: 'missing', field: 'email'}],
    ]);
  });
});
