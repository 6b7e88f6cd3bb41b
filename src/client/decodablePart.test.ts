import {describe, expect, it} from 'vitest';
import {decodablePart} from './decodablePart';

describe('Making an address decodable', () => {
  it.each(['', '/docs/ecs', '#life-of-a-frame', '#gr%C3%B6%C3%9Fe', '#größe', '#50%25'])(
    'leaves %j unchanged',
    (part) => {
      expect(decodablePart(part)).toBe(part);
    },
  );

  it.each(['#50%', '/docs/gr%C3', '#%E0%A4%A', '#a%zz-%C3%B6'])(
    'takes every percent sign in %j literally',
    (part) => {
      expect(decodeURIComponent(decodablePart(part))).toBe(part);
    },
  );
});
