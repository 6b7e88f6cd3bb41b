import {expect, it} from 'vitest';
import {blogPosts, docsPages} from '../../../scripts/checks/documentation';
import {javaBlocks} from '../../../scripts/checks/snippets/javaBlocks';

/** Maximum length of code lines that fit between the menu and the table of contents in a window of 1440 px. */
const LONGEST_LINE = 95;

it(`No line of Java has more than ${LONGEST_LINE} characters, so that readers need not scroll`, () => {
  const tooLong = [...docsPages(), ...blogPosts()]
    .flatMap(({file, text}) => javaBlocks(file, text))
    .flatMap(({file, line, code}) =>
      code
        .split('\n')
        .map((text, index) => ({place: `${file}:${line + index}`, length: text.length}))
        .filter(({length}) => length > LONGEST_LINE)
        .map(({place, length}) => `${place}: ${length} letters`),
    );
  expect(tooLong).toEqual([]);
});
