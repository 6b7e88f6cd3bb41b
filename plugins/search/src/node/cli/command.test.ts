import {describe, expect, it} from 'vitest';
import {readArguments, readNumber} from './command';

const KNOWN = ['limit', 'plain', 'json'];

describe('readArguments', () => {
  it.each([
    [
      ['dir', '--', '--json'],
      ['dir', '--json'],
    ],
    [
      ['--', 'dir', '--limit'],
      ['dir', '--limit'],
    ],
    [
      ['dir', '--', '--'],
      ['dir', '--'],
    ],
    [
      ['dir', 'query', '--'],
      ['dir', 'query'],
    ],
  ])('takes all behind -- as it is: %j', (argv, positional) => {
    expect(readArguments(argv, KNOWN)).toEqual({positional, options: new Map()});
  });

  it.each([
    '-Dsun.java2d.opengl=true',
    '--add-opens',
    '--add-opens=java.base/java.lang=ALL',
    '-22',
    '--5',
  ])('takes the query %s for no option', (query) => {
    expect(readArguments(['dir', query], KNOWN).positional).toEqual(['dir', query]);
  });

  it('refuses a value of an option that takes none', () => {
    expect(() => readArguments(['dir', 'query', '--json=yes'], KNOWN)).toThrow(
      'Option --json takes no value, got yes.',
    );
  });

  it('refuses an option that it does not know, and one without its value', () => {
    expect(() => readArguments(['--out'], KNOWN)).toThrow('Unknown option --out');
    expect(() => readArguments(['dir', '--outt', 'index'], ['out', 'json'])).toThrow(
      'Unknown option --outt. Options: --out, --json.',
    );
    expect(() => readArguments(['dir', '--outt=index'], ['out', 'json'])).toThrow(
      'Unknown option --outt. Options: --out, --json.',
    );
    expect(() => readArguments(['dir', 'query', '--limit'], KNOWN)).toThrow(
      '--limit needs a value',
    );
  });

  it('takes an option for no value of the one before it, unless an equals sign says so', () => {
    const known = ['out', 'json'];
    expect(() => readArguments(['dir', '--out', '--json'], known)).toThrow(
      'Option --out needs a value. One that starts with -- is written --out=--json.',
    );
    expect(() => readArguments(['--out', '--', 'dir'], known)).toThrow('--out needs a value.');
    expect([...readArguments(['dir', '--out=--json'], known).options]).toEqual([['out', '--json']]);
  });

  it.each(['0', '-1', '1.5', '3kB', ''])('refuses %j where a number is needed', (text) => {
    const given = readArguments(['--limit', text], KNOWN);
    expect(() => readNumber(given, 'limit')).toThrow(
      `Option --limit needs a whole number from 1, got ${text}.`,
    );
  });
});
