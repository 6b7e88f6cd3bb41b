import {describe, expect, it} from 'vitest';
import {bareHeading} from './bareHeading';

describe('a heading', () => {
  it.each([
    ['5.1. Table Basics', 'Table Basics'],
    ['1) Install', 'Install'],
    ['Chapter 3. Queries', 'Queries'],
    ['Appendix A. Error Codes', 'Error Codes'],
    ['A.2. Notes', 'Notes'],
    ['Step 2: Build a level', 'Build a level'],
    ['Example 8 - Get the address', 'Get the address'],
    ['🚀 Getting started', 'Getting started'],
    ['Recap✨', 'Recap'],
    ['🗑️ 👩🏽‍💻 Saved games 🇩🇪', 'Saved games'],
    ['🎁 3. Extras', 'Extras'],
  ])('%s is about %s', (heading, expected) => {
    const {start, end} = bareHeading(heading);
    expect(heading.slice(start, end)).toBe(expected);
  });

  it.each([
    '3.0 release notes',
    'What is new?',
    '1.',
    'Step 2',
    'Example: a lamp',
    'Part of a level',
    'Save 💾 and load',
    '2️⃣ players',
    '🎉🎉',
    '',
  ])('%s is taken whole', (heading) => {
    expect(bareHeading(heading)).toEqual({start: 0, end: heading.length});
  });
});
