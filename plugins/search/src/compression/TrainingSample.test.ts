import {describe, expect, it} from 'vitest';
import type {Content} from './placeParts';
import {sizeOfKind, trainingSample} from './TrainingSample';

const part = (kind: number, length: number) => ({kind, bytes: new Uint8Array(length)});
const contents: Content[] = [
  {parts: [part(0, 100), part(1, 10)]},
  {parts: [part(1, 20)]},
  {parts: [part(0, 0), part(1, 30), part(1, 40)]},
];

describe('trainingSample', () => {
  it('knows how much there is of a kind', () => {
    expect(sizeOfKind(contents, 1)).toBe(100);
    expect(trainingSample(contents, 1, 1000)).toMatchObject({kind: 1, all: 3, bytes: 100});
    expect(trainingSample(contents, 2, 1000)).toMatchObject({contents: [], all: 0, bytes: 0});
  });

  it('leaves contents out that have nothing of the kind', () => {
    expect(trainingSample(contents, 0, 1000)).toMatchObject({
      contents: contents.slice(0, 1),
      all: 1,
    });
  });

  it('looks at evenly spread contents where there is more than wanted', () => {
    expect(trainingSample(contents, 1, 50).contents).toEqual([contents[0], contents[2]]);
    expect(trainingSample(contents, 1, 50)).toMatchObject({all: 3, bytes: 100});
  });

  it('knows of all contents which bytes follow each other', () => {
    const [first, second] = [
      [{kind: 0, bytes: Uint8Array.of(7, 8)}],
      [{kind: 0, bytes: Uint8Array.of(9)}],
    ];
    const {contents: seen, following} = trainingSample([{parts: first}, {parts: second}], 0, 1);
    expect(seen).toEqual([{parts: first}]);
    expect(following[256 * 256 + 9]).toBe(1);
  });
});
