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
    ['win.loadURL(url[, options])', 'win.loadURL'],
    ['new Lamp(color)', 'Lamp'],
    ['each(table)(name, test)', 'each'],
    ['onClick(handler: (event) => void)', 'onClick'],
    ['quit()', 'quit'],
    ['4.2. setMenu(menu)', 'setMenu'],
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
    'Colors (advanced)',
    'quit() and exit()',
    'setMenu(menu',
    '$(lamp)',
    'new (lamp)',
    '🎉🎉',
    '',
  ])('%s is taken whole', (heading) => {
    expect(bareHeading(heading)).toEqual({start: 0, end: heading.length});
  });

  it('one endless word is read in one go', () => {
    const end = 200_000;
    expect(bareHeading('a'.repeat(end))).toEqual({start: 0, end});
  });
});
