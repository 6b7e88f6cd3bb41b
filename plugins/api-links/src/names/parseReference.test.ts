import {describe, expect, it} from 'vitest';
import {parseReference} from './parseReference';

describe('parseReference', () => {
  it('reads a chain of calls with its arguments', () => {
    expect(
      parseReference('engine.graphics().draw("a, b", x -> f(x, 1), List.<A, B>of());'),
    ).toEqual({
      prefix: '',
      parts: [
        {name: 'engine'},
        {name: 'graphics', args: []},
        {name: 'draw', args: ['"a, b"', 'x -> f(x, 1)', 'List.<A, B>of()']},
      ],
    });
  });

  it('splits no argument at the commas and brackets within it', () => {
    expect(
      parseReference(`f("(", ')', ',,', '', new int[]{1, 2}, x[a, b], Map.<K, V>of())`),
    ).toEqual({
      prefix: '',
      parts: [
        {
          name: 'f',
          args: ['"("', "')'", "',,'", "''", 'new int[]{1, 2}', 'x[a, b]', 'Map.<K, V>of()'],
        },
      ],
    });
  });

  it.each(['x', '_', '$', 'value$1', '$value', 'a_b'])('takes "%s" for a name', (name) => {
    expect(parseReference(name)).toEqual({prefix: '', parts: [{name}]});
  });

  it('takes "new" for a keyword only where it stands alone', () => {
    expect(parseReference('new  Game()')).toEqual({
      prefix: 'new',
      parts: [{name: 'Game', args: []}],
    });
    expect(parseReference('newGame()')).toEqual({prefix: '', parts: [{name: 'newGame', args: []}]});
  });

  it('reads constructors, annotations, generics and arrays', () => {
    expect(parseReference('new Latch<>(1, 2)')).toEqual({
      prefix: 'new',
      parts: [{name: 'Latch', args: ['1', '2']}],
    });
    expect(parseReference('@Order(3)')?.prefix).toBe('@');
    expect(parseReference('Map<String, List<Entity>>')?.parts).toEqual([{name: 'Map'}]);
    expect(parseReference('Entity[]')?.parts).toEqual([{name: 'Entity'}]);
    expect(parseReference('Entity...')?.parts).toEqual([{name: 'Entity'}]);
  });

  it.each([
    'a + b',
    'mvn test',
    '3',
    '#fff',
    'a.b.',
    '.x',
    'f(',
    'x = 1',
    '',
    'src/main',
    'a:b',
    'a;b',
    'f(a;',
  ])('takes "%s" for no name', (code) => {
    expect(parseReference(code)).toBeUndefined();
  });
});
