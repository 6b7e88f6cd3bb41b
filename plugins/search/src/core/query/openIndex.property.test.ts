import {deflateRawSync, inflateRawSync} from 'node:zlib';
import fc from 'fast-check';
import {afterAll, expect, it} from 'vitest';
import {ByteReader} from '../format/bytes';
import {seal, SearchIndexError, verify} from '../format/sealedFile';
import {DOCUMENTATION, indexFiles, page, readFrom} from '../reading/__tests__/memoryIndex';
import {randomNumbers} from '../../__tests__/randomNumbers';
import {openIndex} from './openIndex';

const random = randomNumbers(7);
const text = (): string =>
  Array.from({length: 40}, () => `w${Math.floor(random() ** 2 * 2000).toString(36)}`).join(' ');
const FILES = indexFiles(
  [
    ...DOCUMENTATION,
    ...Array.from({length: 40}, (_, number) =>
      page(`/p${number}`, `Page ${number}`, [
        ['', text()],
        [`Part ${number}`, text()],
      ]),
    ),
  ],
  {isOneOfSeveral: true},
);
const NAMES = [...FILES.keys()];
const bytesOf = (name: string): Uint8Array => FILES.get(name) ?? new Uint8Array();
const CONTENTS = new Map(NAMES.map((name) => [name, inflateRawSync(verify(name, bytesOf(name)))]));
const contentOf = (name: string): Uint8Array => CONTENTS.get(name) ?? new Uint8Array();

const QUERIES = ['music', 'w1 w2', 'w* -w3', 'brwosers', '"split the screen"', '+title:page w9~1'];

type Change =
  | {kind: 'flip'; bit: number}
  | {kind: 'cut'; length: number}
  | {kind: 'add' | 'replace'; bytes: Uint8Array}
  | {kind: 'swap'; other: string};

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({kind: fc.constant('flip' as const), bit: fc.nat(1_000_000)}),
  fc.record({kind: fc.constant('cut' as const), length: fc.nat(1_000_000)}),
  fc.record({
    kind: fc.constantFrom('add' as const, 'replace' as const),
    bytes: fc.uint8Array({maxLength: 64}),
  }),
  fc.record({kind: fc.constant('swap' as const), other: fc.constantFrom(...NAMES)}),
);

function changed(bytes: Uint8Array, made: Change, read: (name: string) => Uint8Array): Uint8Array {
  switch (made.kind) {
    case 'flip': {
      const copy = bytes.slice();
      const at = (made.bit >> 3) % bytes.length;
      copy[at] = (copy[at] ?? 0) ^ (1 << (made.bit & 7));
      return copy;
    }
    case 'cut':
      return bytes.slice(0, made.length % bytes.length);
    case 'add':
      return Uint8Array.of(...bytes, ...made.bytes);
    case 'replace':
      return made.bytes;
    case 'swap':
      return read(made.other);
  }
}

const numRuns = (fc.readConfigureGlobal().numRuns ?? 100) / 2;

async function answer(query: string, replaced: Iterable<[string, Uint8Array]> = []) {
  const files = new Map([...FILES, ...replaced]);
  let requests = 0;
  const index = await openIndex({
    read(name) {
      requests++;
      return readFrom(files)(name);
    },
  });
  const answered = await index.search(query, {limit: 20});
  // A query must not request a failed file twice.
  expect(requests).toBeLessThanOrEqual(FILES.size);
  return answered;
}

const undamaged = new Map<string, Promise<unknown>>(QUERIES.map((query) => [query, answer(query)]));

let steps = 0;
const byte = Reflect.get<ByteReader, 'byte'>(ByteReader.prototype, 'byte');
const slice = Reflect.get<ByteReader, 'slice'>(ByteReader.prototype, 'slice');
Object.assign(ByteReader.prototype, {
  byte(this: ByteReader) {
    steps++;
    return byte.call(this);
  },
  slice(this: ByteReader, length: number) {
    steps++;
    return slice.call(this, length);
  },
});
afterAll(() => {
  Object.assign(ByteReader.prototype, {byte, slice});
});

it('The test index has files of every kind', () => {
  const kinds = NAMES.flatMap((name) => /\.([a-z])\d+\.bin$/.exec(name)?.[1] ?? []);
  expect([...new Set(kinds)].sort()).toEqual(['h', 'r', 't', 'x']);
});

it('A damaged, truncated or swapped file causes an error that names it, or does not change the answer', async () => {
  const damage = fc.tuple(fc.constantFrom(...NAMES), change);
  await fc.assert(
    fc.asyncProperty(
      fc.array(damage, {minLength: 1, maxLength: 3}),
      fc.constantFrom(...QUERIES),
      async (damages, query) => {
        const replaced = damages.map(([name, made]): [string, Uint8Array] => [
          name,
          changed(bytesOf(name), made, bytesOf),
        ]);
        try {
          expect(await answer(query, replaced)).toEqual(await undamaged.get(query));
        } catch (error) {
          expect(error).toBeInstanceOf(SearchIndexError);
          expect(damages.map(([name]) => name)).toContain((error as SearchIndexError).file);
        }
      },
    ),
    {numRuns},
  );
});

/**
 * Maximum number of decoding steps per byte of content, because a query may decode the same postings several
 * times.
 */
const STEPS_PER_BYTE = 2;

it('A forged file with a correct checksum is searched or rejected within a few steps per byte', async () => {
  const total = [...CONTENTS.values()].reduce((sum, {length}) => sum + length, 0);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMES),
      change,
      fc.constantFrom(...QUERIES),
      async (name, made, query) => {
        const content = changed(contentOf(name), made, contentOf);
        steps = 0;
        try {
          await answer(query, [[name, seal(name, deflateRawSync(content, {level: 1}))]]);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
        expect(steps).toBeLessThanOrEqual(STEPS_PER_BYTE * total);
      },
    ),
    {numRuns},
  );
});
