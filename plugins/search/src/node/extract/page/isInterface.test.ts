import {describe, expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';

const read = (html: string, url = '/docs/lamp/'): string =>
  extractHtml(url, `<main><h1>T</h1>one ${html} two</main>`)
    ?.sections.map(({heading, text}) => `${heading} ${text}`.trim())
    .join(' ') ?? '';

describe('Text of the interface is left out:', () => {
  it.each(
    'toolbar menu menubar menuitem tab tablist status timer tooltip dialog alertdialog option switch slider progressbar button'.split(
      ' ',
    ),
  )('an element with the role %s', (role) => {
    expect(read(`<div role=${role}>no</div>`)).toBe('one two');
  });

  it.each([
    ['the label of a slider', '<label for=s>no</label><input id=s type=range>'],
    ['the label around a list', '<label>no <select><option>no</select></label>'],
    ['the labels of tabs without a script', '<input type=radio id=t><label for=t>no</label>'],
    ['a button of GitHub that copies', '<clipboard-copy>no</clipboard-copy>'],
    ['a link that looks like a button', '<a role=button href=/x>no</a>'],
    ['a skip link', '<a class=skip-link href=#x>no</a>'],
    ['a download link', '<div><a href=a.zip download>no</a></div>'],
    ['a table of contents', '<div class=on-this-page>no<ul><li>no</ul></div>'],
  ])('%s', (_, html) => {
    expect(read(html)).toBe('one two');
  });

  it.each([
    'https://github.com/a/b/edit/main/docs/lamp.md',
    'https://gitlab.com/a/b/-/edit/main/docs/x.md',
    'https://wiki.example/index.php?title=Lamp&action=edit',
    'https://chatgpt.com/?q=Read+this',
    'https://claude.ai/new?q=Read+this',
    'https://x.com/intent/post?url=a',
    'mailto:?subject=Lamp',
    '/docs/lamp.md',
    '/base/docs/lamp/index.md',
    '../lamp.mdx?plain=1',
    'https://raw.githubusercontent.com/a/b/main/docs/lamp.md',
  ])('a link to %s, unless it is in a sentence', (href) => {
    expect(read(`<div class=row><a href="${href}">no</a></div>`)).toBe('one two');
    expect(read(`<ul><li><a href="${href}">no</a></ul>`)).toBe('one two');
    expect(read(`<p>See <a href="${href}">here</a>.</p>`)).toBe('one See here. two');
  });
});

describe('Content is kept:', () => {
  it.each([
    ['a tab panel', '<div role=tabpanel hidden>yes</div>', 'yes'],
    ['the output of a form', '<output for=speed>yes</output>', 'yes'],
    ['a warning', '<p role=alert>yes</p>', 'yes'],
    ['an alert box in Bootstrap', '<div class="alert alert-info" role=alert>yes</div>', 'yes'],
    ['an item of a task list', '<ul><li><label><input type=checkbox>yes</label></ul>', 'yes'],
    [
      'the label next to the checkbox of a task',
      '<li><input id=a type=checkbox><label for=a>yes</label>',
      'yes',
    ],
    ['a label without a form control', '<label for=nothing>yes</label>', 'yes'],
    ['a button that is a heading', '<h2 id=h><button>yes</button></h2>', 'yes'],
    [
      'a question that expands',
      '<details><summary role=button>yes</summary>yes</details>',
      'yes yes',
    ],
    ['a list of downloads', '<ul><li><a href=a.zip download>a.zip</a></ul>', 'a.zip'],
    ['a link to Markdown elsewhere', '<div><a href=/docs/other.md>yes</a></div>', 'yes'],
    ['a page about editing', '<div><a href=/docs/edit-mode>yes</a></div>', 'yes'],
    ['code in a live editor', '<pre contenteditable role=textbox>yes</pre>', 'yes'],
  ])('%s', (_, html, text) => {
    expect(read(html)).toBe(`one ${text} two`);
  });

  it('a link to Markdown on the home page, whose address is "/"', () => {
    expect(read('<div><a href=/anything.md>yes</a></div>', '/')).toBe('one yes two');
  });
});
