import {describe, expect, it} from 'vitest';
import {onePerson} from './onePerson';

describe('The person responsible for content', () => {
  it.each([
    'Redaktion',
    'Redaktion Pixelwerk',
    'Die Onlineredaktion',
    'Team ScrewBox',
    'Vorstand des Vereins',
    'Musik GmbH',
    'Pixelwerk SE',
    'Pixelwerk UG (haftungsbeschränkt)',
    'Pixelfreunde Münster e. V.',
    'Pixelfreunde Münster e.V.',
    'Sommer & Winter GbR',
    'Ada Sommer, Ben Winter',
    'Ada Sommer und Ben Winter',
    'Ada Sommer & Ben Winter',
    'Ada Sommer / Ben Winter',
    'Ada Sommer, Pixelwerk GmbH',
    'Ada Sommer; Ben Winter',
    'Dr. Ada Sommer, Dr. Ben Winter',
    'Ada Sommer,\nBen Winter',
    'Sommer',
  ])('is not %s', (name) => expect(onePerson(name)).toMatch(/first and the last name of one/));

  it.each([
    'Ada Sommer',
    'Dr. Anna-Lena von der Heide',
    'Müller-Lüdenscheidt, Karl',
    'von der Heide, Anna Lena',
    'Karl-Theodor Freiherr von und zu Grünberg',
    'Ada Sommer, M. A.',
    'Prof. Dr. Ben Winter, LL.M.',
    'Ada Sommer, geb. Herbst',
    'Ada Sommer, Chefredakteurin',
    'Ada Sommer, Vorstand',
    'Ada Sommer (Redaktion)',
    'José Ortega y Gasset',
    'Agnes Vogt',
    'A. Sommer',
  ])('may be %s', (name) => expect(onePerson(name)).toBeUndefined());
});
