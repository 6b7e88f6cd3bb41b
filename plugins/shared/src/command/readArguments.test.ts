import {expect, test} from 'vitest';
import {readArguments} from './readArguments';

const read = (...args: string[]) =>
  readArguments('a-command: ', {
    args,
    allowPositionals: true,
    options: {
      directive: {type: 'string', multiple: true},
      json: {type: 'boolean'},
    },
  });

test("Arguments are parsed with Node's `parseArgs`", () => {
  const {values, positionals} = read('build', '--directive', 'a', '--directive=b', '--json');
  expect(values).toEqual({directive: ['a', 'b'], json: true});
  expect(positionals).toEqual(['build']);
});

test.each([
  [
    'a mistyped option',
    ['--directve', 'x'],
    'Unknown option --directve. Did you mean --directive? Options: --directive, --json.',
  ],
  [
    'an option of another command',
    ['--out=x'],
    'Unknown option --out. Options: --directive, --json.',
  ],
  ['a short option', ['-x'], 'Unknown option -x. Options: --directive, --json.'],
  ['an option without its value', ['--directive'], 'Option --directive needs a value.'],
  [
    'an option before another one',
    ['--directive', '--json'],
    'Option --directive needs a value. One that starts with a hyphen is written --directive=--json.',
  ],
  ['a value for a switch', ['--json=yes'], 'Option --json takes no value.'],
])('The error for %s explains how to correct it', (_, args, message) => {
  expect(() => read(...args)).toThrow(new Error(`a-command: ${message}`));
});
