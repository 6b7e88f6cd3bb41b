import {describe, expect, it} from 'vitest';
import {findRanges} from './targetHighlight';

/** What would be marked in a paragraph with this text. */
function marked(text: string, terms: string[]): string[] {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return findRanges(paragraph, terms).map(String);
}

describe('findRanges', () => {
  it('marks the beginnings of words, whatever their case', () => {
    expect(marked('Lights light a starlight.', ['light'])).toEqual(['Light', 'light']);
  });

  it('marks words with accents, which the index writes without them', () => {
    expect(marked('In der Dämmerung grüßt das Café.', ['dammerung', 'grusst', 'cafe'])).toEqual([
      'Dämmerung',
      'grüßt',
      'Café',
    ]);
  });

  it('marks an accent that is a character of its own', () => {
    expect(marked('Cafe\u0301 und Tee', ['cafe'])).toEqual(['Cafe\u0301']);
  });

  it('keeps its place behind emoji and ligatures', () => {
    expect(marked('\u{1f600} ﬁne Größe Lampen', ['lampe'])).toEqual(['Lampe']);
  });

  it('marks words of languages without spaces, and Latin words among them', () => {
    expect(marked('用来使用Docusaurus构建', ['使用', 'docusaurus'])).toEqual([
      '使用',
      'Docusaurus',
    ]);
  });

  it('takes signs of the pattern language as they are', () => {
    expect(marked('Use c++ or cc.', ['c++'])).toEqual(['c++']);
  });
});
