import {expect, test} from 'vitest';
import {requireSingleInstance} from './requireSingleInstance';

const checked = (options: object) =>
  requireSingleInstance('docusaurus-plugin', options, 'Use the option "parts".');

test.each([{}, {id: 'default'}, {id: 'default', parts: []}])(
  'The options of the only instance are returned: %j',
  (options) => {
    expect(checked(options)).toBe(options);
  },
);

test.each(['second', 'Default', 'default-2'])(
  'The instance "%s" is rejected, and the error says what to use instead',
  (id) => {
    expect(() => checked({id})).toThrow(
      `docusaurus-plugin: the option "id" is "${id}", but a site can have only one instance of this plugin, without "id". Use the option "parts".`,
    );
  },
);
