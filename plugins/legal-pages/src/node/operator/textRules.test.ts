import {describe, expect, it} from 'vitest';
import {businessId, vatId} from './identifiers';
import {closedDisputePlatform, outdatedLaw, postBox} from './textRules';

describe('Text of the record', () => {
  it.each([
    'Postfach 12',
    'PO Box 3',
    'P. O. Box 3',
    'Packstation 104',
    'PF 1234',
    'Pf. 10 20 30',
    'Postlagernd',
  ])('is rejected as a street: %s', (text) => expect(postBox(text)).toMatch(/PO box/));

  it.each(['Postfachweg 3', 'Am Postfuhramt 1', 'Im Kampf 7', 'Pforzheim'])(
    'is accepted as a street: %s',
    (text) => expect(postBox(text)).toBeUndefined(),
  );

  it.each([
    '§ 5 TMG',
    '§ 25 TTDSG',
    '§ 55 Abs. 2 RStV',
    'Rundfunkstaatsvertrag',
    'Telekommunikation-Telemedien-Datenschutzgesetz',
  ])('is rejected because it names an outdated law: %s', (text) =>
    expect(outdatedLaw(text)).toMatch(/no longer in force/),
  );

  it.each(['§ 5 DDG', '§ 25 TDDDG', '§ 18 MStV'])(
    'is accepted because it names no outdated law: %s',
    (text) => expect(outdatedLaw(text)).toBeUndefined(),
  );

  it.each(['http://ec.europa.eu/consumers/odr', 'https://webgate.ec.europa.eu/odr/main/?event=x'])(
    'is rejected because it links to a closed platform: %s',
    (text) => expect(closedDisputePlatform(text)).toMatch(/20 July 2025/),
  );
});

describe('An identification number', () => {
  it.each(['DE136695976', 'DE 136 695 976', 'ATU12345678'])(
    'is accepted as a VAT number: %s',
    (text) => expect(vatId(text)).toBeUndefined(),
  );

  it.each([
    ['DE136695975', /check digit/],
    ['DE12345', /nine digits/],
    ['136695976', /two letters/],
  ])('is rejected as a VAT number: %s', (text, message) => expect(vatId(text)).toMatch(message));

  it('of a business must end with a hyphen and five digits', () => {
    expect(businessId('DE136695976-00001')).toBeUndefined();
    expect(businessId('DE136695976')).toMatch(/five digits/);
  });
});
