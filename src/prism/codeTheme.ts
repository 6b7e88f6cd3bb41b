import type {PrismTheme} from 'prism-react-renderer';

type CodeColor =
  | 'background'
  | 'text'
  | 'comment'
  | 'keyword'
  | 'type'
  | 'call'
  | 'string'
  | 'number'
  | 'annotation';

/** A color of `css/tokens.css`: pages are built in one theme, and are read in the other as well. */
const color = (name: CodeColor): string => `var(--site-code-${name})`;

/** The colors of code, in both themes and before any script has run. */
export const codeTheme: PrismTheme = {
  plain: {color: color('text'), backgroundColor: color('background')},
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: {color: color('comment'), fontStyle: 'italic'},
    },
    {types: ['keyword', 'tag', 'selector', 'important'], style: {color: color('keyword')}},
    {types: ['class-name', 'namespace', 'builtin'], style: {color: color('type')}},
    {types: ['function', 'attr-name', 'property', 'key'], style: {color: color('call')}},
    {types: ['string', 'char', 'attr-value', 'inserted'], style: {color: color('string')}},
    {types: ['number', 'boolean', 'constant', 'variable'], style: {color: color('number')}},
    {types: ['annotation', 'deleted', 'regex'], style: {color: color('annotation')}},
  ],
};
