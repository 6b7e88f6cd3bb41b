import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {evaluateSync} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {rehypeStatic} from './rehypeStatic';
import {remarkTableCode} from './remarkTableCode';

/** Renders Markdown, by default with the plugin. Returns the HTML and the names of the elements that React created. */
function rendered(text: string, isStatic = true) {
  const made: string[] = [];
  const noting =
    (make: typeof runtime.jsx): typeof runtime.jsx =>
    (type, props, key) => {
      if (typeof type === 'string') made.push(type);
      return make(type, props, key);
    };
  const Link = ({href, children}: {href: string; children: string}) =>
    createElement('a', {href, 'data-link': true}, children);
  const {default: Content} = evaluateSync(text, {
    ...runtime,
    jsx: noting(runtime.jsx),
    jsxs: noting(runtime.jsxs),
    remarkPlugins: [remarkGfm, remarkTableCode],
    rehypePlugins: isStatic ? [rehypeStatic] : [],
  });
  const html = renderToStaticMarkup(createElement(Content, {components: {a: Link}}));
  return {html, made};
}

it.each([
  ['a paragraph', 'An *easy* `a < b` word & "more".', ['p']],
  ['a list', '- one **two**\n- three', ['ul']],
  ['a table', '| `Light` | b |\n| :-: | --- |\n| `LightPhysics.of(Size)` | *d* |', ['table']],
])("%s becomes one piece of HTML that is equal to React's output", (_, text, elements) => {
  const {html, made} = rendered(text);
  expect(made).toEqual(elements);
  const decoded = (markup: string) =>
    markup
      .replaceAll('&quot;', '"')
      .replaceAll('&#x26;', '&amp;')
      .replaceAll('&#x3C;', '&lt;')
      .replaceAll('/>', '>')
      .replaceAll('text-align: ', 'text-align:');
  expect(decoded(html)).toBe(decoded(rendered(text, false).html));
});

it('A link to another site opens a new tab, and needs no component', () => {
  expect(rendered('See [this](https://a.test/?b&c).').html).toBe(
    '<p>See <a href="https://a.test/?b&#x26;c" target="_blank" rel="noopener noreferrer">this</a>.</p>',
  );
});

it('React renders elements that contain a link within the site, but no others', () => {
  const {html, made} = rendered('- [Light](/light) is [here](https://a.test)\n- *other*\n');
  expect(html).toContain('<a href="/light" data-link="true">Light</a>');
  expect(made).toEqual(expect.arrayContaining(['ul', 'li']));
  expect(made).not.toContain('em');
});

it.each([
  ['text without elements', 'Only text.'],
  ['components', '<Link href="/a">x *y*</Link>'],
])('%s is unchanged', (_, text) => {
  expect(
    rendered(`export const Link = ({children}) => <b data-own>{children}</b>\n\n${text}`).html,
  ).toBe(
    rendered(`export const Link = ({children}) => <b data-own>{children}</b>\n\n${text}`, false)
      .html,
  );
});
