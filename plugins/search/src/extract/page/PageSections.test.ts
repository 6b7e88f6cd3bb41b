import {describe, expect, it} from 'vitest';
import {PageSections} from './PageSections';

function heading(sections: PageSections, text: string, id = ''): void {
  sections.openHeading(id);
  sections.addText(text, false);
  sections.closeHeading();
}

/** Hash, heading and text of each section. */
const read = (sections: PageSections): string[][] =>
  sections.finish().map(({hash, heading: own, text}) => [hash, own, text]);

describe('PageSections', () => {
  it.each([
    ['below a line', 'Home', 'The Amalgamation', 'Introduction', true],
    [
      'below a paragraph',
      'What this is about. '.repeat(9),
      'The Amalgamation',
      'Introduction',
      false,
    ],
    [
      'that shares a word',
      'What this is about. '.repeat(9),
      'List (Manual)',
      'Class List<E>',
      true,
    ],
    ['of a page without a name', 'What this is about. '.repeat(9), '', 'Introduction', true],
  ])('tells whether a top heading %s is the title', (_, above, pageName, text, expected) => {
    const sections = new PageSections();
    sections.addText(above, false);
    sections.openHeading('top', '', pageName);
    sections.addText(text, false);
    sections.closeHeading();
    expect(sections.title).toBe(expected ? text : '');
    expect(read(sections).map(([hash]) => hash)).toEqual(expected ? [''] : ['', 'top']);
  });

  it.each([
    ['Locale_classes.h File Reference', 'Classes', false],
    ['Copy, move – Manual', 'move', true],
    ['Copy (move): Manual', 'Copy (Move)', true],
    ['C++ — Manual', 'C', true],
    ['Überblick', 'überblick', true],
    ['Manual', '###', false],
  ])('in "%s", a heading "%s" is a title: %s', (pageName, text, expected) => {
    const sections = new PageSections();
    sections.openHeading('', '', pageName, false);
    sections.addText(text, false);
    sections.closeHeading();
    expect(sections.title !== '').toBe(expected);
  });

  it('cuts a heading that goes on and on at a word, and keeps the rest as text', () => {
    const sections = new PageSections();
    heading(sections, `A title ${'word '.repeat(80)}end`);
    heading(sections, 'x'.repeat(400), 'long');
    sections.addText('behind', false);
    expect(sections.title).toBe(`A title ${'word '.repeat(58)}`.trim());
    expect(read(sections)).toEqual([
      ['', '', `${'word '.repeat(22)}end`],
      ['long', 'x'.repeat(300), `${'x'.repeat(100)} behind`],
    ]);
  });

  it('calls a heading by its formulas that has no word beside them', () => {
    const headingOf = (...parts: string[]): string | undefined => {
      const sections = new PageSections();
      heading(sections, 'Title');
      sections.openHeading('one');
      for (const part of parts)
        if (part.startsWith('$')) sections.addFormula(part.slice(1));
        else sections.addText(part, false);
      sections.closeHeading();
      return sections.finish()[1]?.heading;
    };
    expect(headingOf('$n^2')).toBe('n^2');
    expect(headingOf(' ', '$ n^2\n= m ', ', ', '$m')).toBe('n^2 = m m');
    expect(headingOf('Costs of ', '$n^2')).toBe('Costs of');
    expect(headingOf('$n^2', ' steps')).toBe('steps');
    expect(headingOf('∑')).toBe('∑');
  });

  it('prefers an id inside a heading to one before, and that to one around', () => {
    const sections = new PageSections();
    heading(sections, 'Title');
    sections.addId('before');
    sections.openHeading('', 'around');
    sections.addId('inside');
    sections.addText('One', false);
    sections.closeHeading();
    sections.addId('before');
    sections.openHeading('', 'around');
    sections.addText('Two', false);
    sections.closeHeading();
    sections.openHeading('', 'around');
    sections.addText('Three', false);
    expect(read(sections).map(([hash]) => hash)).toEqual(['', 'inside', 'before', 'around']);
  });

  it('leads to a title that is no top heading where other text stands above it', () => {
    const hashes = (above: string, id: string, pageName: string, isTop = false): string[] => {
      const sections = new PageSections();
      sections.addText(above, false);
      sections.addId('wrapper');
      sections.openHeading(id, '', pageName, isTop);
      sections.addText('Title', false);
      heading(sections, 'One', 'one');
      return read(sections).map(([hash]) => hash ?? '');
    };
    expect(hashes('Up: Parameters', 'title', 'Title — Manual')).toEqual(['title', 'one']);
    expect(hashes('Up: Parameters', '', 'Title — Manual')).toEqual(['', 'one']);
    expect(hashes('Up: Parameters', 'title', '')).toEqual(['title', 'one']);
    expect(hashes('Up: Parameters', 'title', '', true)).toEqual(['', 'one']);
    expect(hashes(' ', 'title', 'Title — Manual')).toEqual(['', 'one']);
  });

  it('takes no id that text follows, but one that only space does', () => {
    const sections = new PageSections();
    heading(sections, 'Title');
    sections.addId('index-term');
    sections.addText('text', false);
    heading(sections, 'Plain');
    sections.addId('before');
    sections.addText('\n  ', false);
    heading(sections, 'One');
    expect(read(sections)).toEqual([
      ['', '', 'text Plain'],
      ['before', 'One', ''],
    ]);
  });
});
