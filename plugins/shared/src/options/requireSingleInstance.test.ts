import {expect, test} from 'vitest';
import {requireSingleInstance} from './requireSingleInstance';

const checked = (options: object) =>
  requireSingleInstance('docusaurus-plugin', options, 'Use the option "parts".');

test('The options of the only instance are returned', () => {
  const options = {id: 'default'};
  expect(checked(options)).toBe(options);
});

test('A second instance is rejected, and the error says what to use instead', () => {
  expect(() => checked({id: 'second'})).toThrow(
    'docusaurus-plugin: the option "id" is "second", but a site can have only one instance of this plugin, without "id". Use the option "parts".',
  );
});
