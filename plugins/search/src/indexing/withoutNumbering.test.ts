import {describe, expect, it} from 'vitest';
import {withoutNumbering} from './withoutNumbering';

describe('withoutNumbering', () => {
  it.each([
    ['5.1. Table Basics', 'Table Basics'],
    ['Chapter 3. Queries', 'Queries'],
    ['Appendix A. Error Codes', 'Error Codes'],
    ['A.2. Notes', 'Notes'],
    ['3.0 release notes', '3.0 release notes'],
    ['What is new?', 'What is new?'],
    ['1.', '1.'],
  ])('reads %s as %s', (heading, expected) => {
    expect(withoutNumbering(heading)).toBe(expected);
  });
});
