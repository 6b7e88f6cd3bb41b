import {describe, expect, it} from 'vitest';
import {cutSections, type HeadingPart, type Part} from './cutSections';

const text = (written: string): Part => ({kind: 'text', text: written, isCode: false});
const anchor = (id: string): Part => ({kind: 'anchor', id});

const heading = (written: string, own: Partial<HeadingPart> = {}): HeadingPart => ({
  ...{kind: 'heading', isTop: true, id: '', idAround: '', parts: [text(written)]},
  ...own,
});

const read = (parts: Part[], pageName = ''): string[][] =>
  cutSections(parts, pageName).sections.map((one) => [one.hash, one.heading, one.text]);

describe('Cutting sections', () => {
  it.each([
    ['after a line', 'Home', 'The Amalgamation', 'Introduction', true],
    [
      'after a paragraph',
      'What this is about. '.repeat(9),
      'The Amalgamation',
      'Introduction',
      false,
    ],
    [
      'with a word of the document title, after a paragraph',
      'What this is about. '.repeat(9),
      'List (Manual)',
      'Class List<E>',
      true,
    ],
    [
      'after a paragraph, if the document has no title',
      'What this is about. '.repeat(9),
      '',
      'Introduction',
      true,
    ],
  ])(
    'decides whether the first heading is the title: a heading %s',
    (_, above, pageName, written, expected) => {
      const {title, sections} = cutSections([text(above), heading(written, {id: 'top'})], pageName);
      expect(title).toBe(expected ? written : '');
      expect(sections.map(({hash}) => hash)).toEqual(expected ? [''] : ['', 'top']);
    },
  );

  it.each([
    ['Locale_classes.h File Reference', 'Classes', false],
    ['Copy, move – Manual', 'move', true],
    ['Copy (move): Manual', 'Copy (Move)', true],
    ['C++ — Manual', 'C', true],
    ['Überblick', 'überblick', true],
    ['Manual', '###', false],
  ])(
    'in a document titled "%s" uses the heading "%s" as the title: %s',
    (pageName, written, expected) => {
      const {title} = cutSections([heading(written, {isTop: false})], pageName);
      expect(title !== '').toBe(expected);
    },
  );

  it("takes the title from the header of the page if it matches the document's title or the document has no title", () => {
    const titleOf = (pageName: string, ...parts: Part[]): string =>
      cutSections([...parts, {kind: 'header title', text: 'Camera'}], pageName).title;
    expect(titleOf('Camera')).toBe('Camera');
    expect(titleOf('')).toBe('Camera');
    expect(titleOf('Camera — Manual')).toBe('');
    expect(titleOf('Camera', heading('The camera'))).toBe('The camera');
  });

  it('cuts a very long heading at a word, and keeps the rest as text', () => {
    const parts = [
      heading(`A title ${'word '.repeat(80)}end`),
      heading('x'.repeat(400), {id: 'long'}),
      text('behind'),
    ];
    expect(cutSections(parts, '').title).toBe(`A title ${'word '.repeat(58)}`.trim());
    expect(read(parts)).toEqual([
      ['', '', `${'word '.repeat(22)}end`],
      ['long', 'x'.repeat(300), `${'x'.repeat(100)} behind`],
    ]);
  });

  it('names a heading without words by its formulas', () => {
    const headingOf = (...written: string[]): string | undefined => {
      const parts = written.map((one): Part =>
        one.startsWith('$') ? {kind: 'stand-in', text: one.slice(1)} : text(one),
      );
      return read([heading('Title'), heading('', {id: 'one', parts})])[1]?.[1];
    };
    expect(headingOf('$n^2')).toBe('n^2');
    expect(headingOf(' ', '$ n^2\n= m ', ', ', '$m')).toBe('n^2 = m m');
    expect(headingOf('Costs of ', '$n^2')).toBe('Costs of');
    expect(headingOf('$n^2', ' steps')).toBe('steps');
    expect(headingOf('∑')).toBe('∑');
  });

  it('prefers an id inside a heading, then one before it, then one around it', () => {
    const hashes = read([
      heading('Title'),
      anchor('before'),
      heading('', {idAround: 'around', parts: [anchor('inside'), text('One')]}),
      anchor('before'),
      heading('Two', {idAround: 'around'}),
      heading('Three', {idAround: 'around'}),
    ]).map(([hash]) => hash);
    expect(hashes).toEqual(['', 'inside', 'before', 'around']);
  });

  it('gives the first section the anchor of its title if the title is not an `h1` and has text above it', () => {
    const hashes = (above: string, id: string, pageName: string, isTop = false) =>
      read(
        [
          text(above),
          anchor('wrapper'),
          heading('Title', {id, isTop}),
          heading('One', {id: 'one'}),
        ],
        pageName,
      ).map(([hash]) => hash);
    expect(hashes('Up: Parameters', 'title', 'Title — Manual')).toEqual(['title', 'one']);
    expect(hashes('Up: Parameters', '', 'Title — Manual')).toEqual(['', 'one']);
    expect(hashes('Up: Parameters', 'title', '')).toEqual(['title', 'one']);
    expect(hashes('Up: Parameters', 'title', '', true)).toEqual(['', 'one']);
    expect(hashes(' ', 'title', 'Title — Manual')).toEqual(['', 'one']);
  });

  it('ignores an id that is followed by text, but not one that is followed only by spaces', () => {
    const parts = [
      ...[heading('Title'), anchor('index-term'), text('text'), heading('Plain')],
      ...[anchor('before'), text('\n  '), heading('One')],
    ];
    expect(read(parts)).toEqual([
      ['', '', 'text Plain'],
      ['before', 'One', ''],
    ]);
  });

  it.each([
    ['Install', 'In one. In two.'],
    ['Install again', 'In one. Install again In two.'],
  ])(
    'adds the text below a later heading %j to the first section with the same id',
    (repeated, joined) => {
      const parts = [
        ...[heading('Setup'), heading('Install', {id: 'install'}), text('In one.')],
        ...[heading('Use', {id: 'use'}), text('Use one.')],
        ...[heading(repeated, {id: 'install'}), text('In two.')],
      ];
      expect(read(parts)).toEqual([
        ['', '', ''],
        ['install', 'Install', joined],
        ['use', 'Use', 'Use one.'],
      ]);
    },
  );
});
