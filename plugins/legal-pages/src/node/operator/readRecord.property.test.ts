import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readRecord} from './readRecord';
import {FIELDS} from './recordFields';

const SECRET = 'Wintermute';
const value = fc.oneof(
  fc.jsonValue({maxDepth: 2}),
  fc.constant(SECRET),
  fc.constantFrom('DE', '+49 30 1', 'a@b.example'),
);

const record = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS.map(({path}) => path), 'unheard.of'), value), {
    maxLength: 12,
  })
  .map((entries) => {
    const found: Record<string, unknown> = {};
    for (const [path, each] of entries) {
      const [outer = '', inner] = path.split('.');
      if (inner === undefined) found[outer] = each;
      else found[outer] = {...(found[outer] as object | undefined), [inner]: each};
    }
    return JSON.stringify(found);
  });
const broken = fc
  .tuple(record, fc.nat(400))
  .map(([json, length]) => json.slice(0, length) + SECRET);

it('Any operator record is either read or rejected with an error that does not repeat its content', () => {
  fc.assert(
    fc.property(fc.oneof(record, broken, fc.string(), fc.json()), (json) => {
      try {
        const {problems} = readRecord('/none', 'none', {LEGAL_OPERATOR: json});
        for (const {message} of problems) expect(message).toMatch(/\S/);
      } catch (error) {
        expect((error as Error).message).toMatch(/^docusaurus-legal-pages: /);
        expect((error as Error).message).not.toContain(SECRET);
      }
    }),
  );
});
