import {expect, test} from 'vitest';
import {countryOf, isGermany} from './countryOf';

test.each([
  'Deutschland',
  'Germany',
  'Allemagne',
  'Niemcy',
  'DE',
  ' deutschland ',
  'Bundesrepublik Deutschland',
  'BRD',
])('%s is Germany', (country) => expect(isGermany(country)).toBe(true));

test.each([
  ['Österreich', 'AT'],
  ['Switzerland', 'CH'],
  ['Pays-Bas', 'NL'],
  ['Mordor', undefined],
])('%s has the code %s', (country, code) => expect(countryOf(country)).toBe(code));
