import {expect, it} from 'vitest';
import {analyzer} from '../engine/reading/__tests__/memoryContext';
import {neighbourJoins} from './neighbourJoins';

it.each([
  ['Full screen', ['fullscreen']],
  ['Draw text lines', ['drawtext', 'textlines']],
  ['Größe Ändern', ['grosseandern']],
  ['Lists of scenes', []],
  ['Sounds, music', []],
  ['The setKey method', []],
  ['Version 2 notes', []],
  ['X axis', []],
  ['使用 构建', []],
  ['Class Class', []],
  ['Sounds', []],
  ['', []],
])('"%s" may be written as %j', (heading, expected) => {
  expect(neighbourJoins(heading, analyzer)).toEqual(expected);
});
