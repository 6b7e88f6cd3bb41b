import type {PrismTheme} from 'prism-react-renderer';

/** Colours of one theme; each reaches 4.5:1 on its background and on that of a highlighted line. */
interface CodePalette {
  background: string;
  text: string;
  comment: string;
  keyword: string;
  type: string;
  call: string;
  string: string;
  number: string;
  annotation: string;
}

function codeTheme(palette: CodePalette): PrismTheme {
  return {
    plain: {color: palette.text, backgroundColor: palette.background},
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata'],
        style: {color: palette.comment, fontStyle: 'italic'},
      },
      {types: ['keyword', 'tag', 'selector', 'important'], style: {color: palette.keyword}},
      {types: ['class-name', 'namespace', 'builtin'], style: {color: palette.type}},
      {types: ['function', 'attr-name', 'property', 'key'], style: {color: palette.call}},
      {types: ['string', 'char', 'attr-value', 'inserted'], style: {color: palette.string}},
      {types: ['number', 'boolean', 'constant', 'variable'], style: {color: palette.number}},
      {types: ['annotation', 'deleted', 'regex'], style: {color: palette.annotation}},
    ],
  };
}

export const lightCode = codeTheme({
  background: '#f8f3e9',
  text: '#262019',
  comment: '#6b6252',
  keyword: '#a23d06',
  type: '#0b655d',
  call: '#1f5fa8',
  string: '#3c6b12',
  number: '#7a3aa0',
  annotation: '#b3261e',
});

export const darkCode = codeTheme({
  background: '#1d1b26',
  text: '#ece6dc',
  comment: '#a89f91',
  keyword: '#ffa75a',
  type: '#5fd4c3',
  call: '#8fb8ff',
  string: '#b5d96b',
  number: '#d2a5ff',
  annotation: '#ff8f83',
});
