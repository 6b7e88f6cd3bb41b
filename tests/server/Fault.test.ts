import {describe, expect, it} from 'vitest';
import {faultFor, spoil} from './Fault';

describe('faultFor', () => {
  it('gives the fault of the first rule that matches', () => {
    const [drop, hang] = [{mode: 'drop'} as const, {mode: 'hang'} as const];
    const rules = [
      {pattern: /\.bin$/, fault: drop},
      {pattern: /search/, fault: hang},
    ];
    expect(faultFor(rules, '/search/a.bin')).toBe(drop);
    expect(faultFor(rules, '/search/a.json')).toBe(hang);
    expect(faultFor(rules, '/index.html')).toBeUndefined();
  });
});

describe('spoil', () => {
  const body = Buffer.from([1, 2, 3, 4, 5]);

  it('cuts a file in the middle', () => {
    expect([...(spoil({mode: 'truncate'}, body) ?? [])]).toEqual([1, 2]);
  });

  it('changes one byte of a file, and not the file itself', () => {
    expect([...(spoil({mode: 'damage'}, body) ?? [])]).toEqual([1, 2, 3 ^ 0xff, 4, 5]);
    expect([...body]).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves files as they are with other faults, and without one', () => {
    expect(spoil({mode: 'delay', ms: 5}, body)).toBeUndefined();
    expect(spoil(undefined, body)).toBeUndefined();
  });
});
