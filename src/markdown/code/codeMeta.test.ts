import {describe, expect, it} from 'vitest';
import {codeMeta} from './codeMeta';

describe('The title of a block', () => {
  it.each([
    [`title="Game of 'life'.java"`, "Game of 'life'.java"],
    ["title='a.java' {1}", 'a.java'],
    ['title=Main.java', 'Main.java'],
    ['title="Score {1}.java"', 'Score {1}.java'],
    [String.raw`title="The \"best\" file"`, 'The "best" file'],
    ['title=""', undefined],
    ['', undefined],
  ])('in %s is %j', (meta, title) => {
    expect(codeMeta(meta).title).toBe(title);
  });

  it('is not parsed for highlighted lines or line numbers', () => {
    expect(codeMeta('title="Score {1} showLineNumbers.java"')).toEqual({
      title: 'Score {1} showLineNumbers.java',
    });
  });
});

it('Line numbers start at 1 or at the number in the metadata', () => {
  expect(codeMeta('showLineNumbers').firstLine).toBe(1);
  expect(codeMeta('title="a" showLineNumbers=7').firstLine).toBe(7);
  expect(codeMeta('').firstLine).toBeUndefined();
});

it('Highlighted lines are counted from one in the metadata, and from zero in the result', () => {
  expect([...(codeMeta('{1,3-4}').highlighted ?? [])]).toEqual([0, 2, 3]);
  expect(codeMeta('no-compile').highlighted).toBeUndefined();
});

it.each([
  'title="Main.java',
  'title="a"b',
  'title=The game.java',
  '{1,3',
  'titel="a"',
  'title="a" title="b"',
  'title',
  'highlight=3',
])('The metadata %s is rejected', (meta) => {
  expect(() => codeMeta(meta)).toThrow(/after the language of a code block/);
});
