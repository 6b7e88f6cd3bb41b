import {describe, expect, it} from 'vitest';
import {decodableHash} from './decodableHash';

describe('decodableHash', () => {
  it.each(['', '#life-of-a-frame', '#gr%C3%B6%C3%9Fe', '#größe', '#50%25'])(
    'leaves %j alone',
    (hash) => {
      expect(decodableHash(hash)).toBe(hash);
    },
  );

  it.each(['#50%', '#%E0%A4%A', '#a%zz-%C3%B6'])('takes %j as it reads', (hash) => {
    expect(decodeURIComponent(decodableHash(hash))).toBe(hash);
  });
});
