import {describe, expect, it} from 'vitest';
import {markdownPath} from './markdownPath';
import {type MarkdownPage, pageMarkdown} from './pageMarkdown';
import {readPage} from './readPage';

function markdownOf(html: string): MarkdownPage | undefined {
  const page = readPage(html);
  return page && pageMarkdown(page);
}

const page = (content: string) =>
  markdownOf(
    '<head><link rel=canonical href=https://site.test/docs/ecs><meta name=description content="What it says"></head>' +
      `<nav><a href=/>Home</a></nav><main><article><h1>Title</h1>${content}</article></main>`,
  );

const textOf = (content: string) => page(content)?.markdown.replace('# Title\n\n', '');

it('A page has its address, title and description', () => {
  expect(page('')).toEqual({
    url: 'https://site.test/docs/ecs',
    title: 'Title',
    description: 'What it says',
    markdown: '# Title\n',
  });
});

it.each([
  ['no title', '<head><link rel=canonical href=https://site.test/></head><main><p>x</p></main>'],
  ['no address', '<main><h1>Title</h1></main>'],
  ['no content', '<head><link rel=canonical href=https://site.test/></head><h1>Title</h1>'],
])('A page with %s has no Markdown', (_, html) => {
  expect(markdownOf(html)).toBeUndefined();
});

describe('Markdown of a page', () => {
  it.each([
    ['/blog/', '<p><a href=/blog/>x</a>', '[x](https://site.test/blog/)\n'],
    ['#part', '<p><a href=#part>x</a>', '[x](https://site.test/docs/ecs#part)\n'],
    ['./a.png', '<p><img src=./a.png alt=y>', '![y](https://site.test/docs/a.png)\n'],
  ])('leads from %s to the whole address', (_, html, markdown) => {
    expect(textOf(html)).toBe(markdown);
  });

  it('has tabs as headings below the heading before them', () => {
    const tabs =
      '<h2>Install</h2><div class=tabs-container><ul role=tablist><li role=tab>Maven<li role=tab>Gradle</ul>' +
      '<div><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div></div>';
    expect(textOf(tabs)).toBe('## Install\n\n### Maven\n\nOne\n\n### Gradle\n\nTwo\n');
  });

  it('has code with its language and title, and no buttons', () => {
    const code =
      '<div class="theme-code-block language-java"><div class=code-title>A.java</div>' +
      '<div class=code-content><pre><code><span class=token>class</span> A&lt;T> {}\n</code></pre>' +
      '<button>Copy</button></div></div>';
    expect(textOf(code)).toBe('```java title="A.java"\nclass A<T> {}\n```\n');
  });

  it('has notes as quotes, and drawings as what they show', () => {
    const note =
      '<div class=theme-admonition><div>Note</div><div><p>Take care.</p></div></div>' +
      '<figure><div data-search-ignore><svg aria-label="A box"><text>1</text></svg><button>Play</button></div>' +
      '<figcaption>A caption</figcaption></figure><p><img alt="A dot" src="data:image/png;base64,AA=="></p>';
    expect(textOf(note)).toBe('> **Note**\n>\n> Take care.\n\n*A box*\n\n*A caption*\n\n*A dot*\n');
  });

  it('has tables without end tags, and text that looks like HTML as text', () => {
    const table = '<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>&lt;T></table>';
    expect(textOf(table)).toBe('| A | B |\n| - | - |\n| 1 | \\<T> |\n');
  });

  it('has a card as a heading that links and its text', () => {
    const card = '<a href=/a><h2><span>📄️</span>Name</h2><p>What it is</p></a>';
    expect(textOf(card)).toBe('## [Name](https://site.test/a)\n\nWhat it is\n');
  });

  it('leaves out what works on the page alone', () => {
    const rest = '<p>Text<a class=hash-link href=#a>#</a></p><nav>Next</nav><footer>Edit</footer>';
    expect(textOf(rest)).toBe('Text\n');
  });
});

it.each([
  ['/', '/', '/index.md'],
  ['/docs/ecs', '/', '/docs/ecs.md'],
  ['/docs/ecs/', '/', '/docs/ecs.md'],
  ['/docs/ecs/index.html', '/', '/docs/ecs.md'],
  ['/site/', '/site/', '/site/index.md'],
  ['/site/index.html', '/site/', '/site/index.md'],
  ['/site/docs.html', '/site/', '/site/docs.md'],
])('The Markdown of %s below %s is %s', (pathname, baseUrl, expected) => {
  expect(markdownPath(pathname, baseUrl)).toBe(expected);
});
