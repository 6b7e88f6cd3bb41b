import {describe, expect, it} from 'vitest';
import {declaredName} from './declaredName';

const nameOf = (title: string): string | undefined => {
  const range = declaredName(title);
  return range && title.slice(range.start, range.end);
};

describe('declaredName', () => {
  it.each([
    ['Class HashMap<K,V>', 'HashMap'],
    ['Interface Map.Entry<K, V>', 'Map.Entry'],
    ['Enum Class ElementKind', 'ElementKind'],
    ['Annotation Interface Override', 'Override'],
    ['Package java.util', 'java.util'],
    ['Struct std::vec::Vec', 'Vec'],
    ['Macro std::println', 'println'],
    ['Class: ReadableStream', 'ReadableStream'],
    ['module os.path', 'os.path'],
    ['Function std::mem::swap', 'swap'],
    ['Function: swap()', 'swap'],
    ['Macro vec()', 'vec'],
    ['Class Class<T>', 'Class'],
    ['HashMap Class', 'HashMap'],
    ['Dictionary<TKey,TValue> Class Reference', 'Dictionary'],
    ['std::vector< T > Class Template Reference', 'vector'],
    ['Lamp Struct Reference', 'Lamp'],
  ])('is the name in "%s"', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it.each([
    'Class',
    'Class hierarchy',
    'Module Resolution',
    'Static Files',
    'User Interface',
    'Storage class',
    'API Reference',
    'Class Hierarchy and Members',
    'Uses of Class java.util.HashMap',
    'HashMap',
    'Classes HashMap',
    'Getting started',
    '',
  ])('is none in "%s"', (title) => {
    expect(nameOf(title)).toBeUndefined();
  });
});
