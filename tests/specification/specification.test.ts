import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const tests = path.resolve(__dirname, '..');

const rows = [
  ...readFileSync(path.join(tests, 'specification.md'), 'utf8').matchAll(
    /^\| (\d+\.\d+) \| [^|]+ \| ([^|]+) \|$/gm,
  ),
].map(([, row = '', proofs = '']) => ({
  row,
  proofs: [...proofs.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

function rowsNamedIn(file: string): string[] {
  const [, named = ''] =
    /^\/\/ Specification: (.+)\.$/m.exec(readFileSync(path.join(tests, file), 'utf8')) ?? [];
  return named.split(', ');
}

it('The specification has all rows, each once', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows.map(({row}) => row)).size).toBe(rows.length);
});

describe('A row of the specification', () => {
  it.each(rows)('$row has proofs that npm test runs', ({proofs}) => {
    expect(proofs).not.toEqual([]);
    for (const proof of proofs) {
      expect(proof).not.toMatch(/^full\//);
      expect(existsSync(path.join(tests, proof)), proof).toBe(true);
    }
  });
});

describe('A proof of the specification', () => {
  it.each([...new Set(rows.flatMap(({proofs}) => proofs))])(
    '%s names exactly the rows that it proves',
    (proof) => {
      const own = rows.filter(({proofs}) => proofs.includes(proof)).map(({row}) => row);
      expect(rowsNamedIn(proof)).toEqual(own);
    },
  );
});
