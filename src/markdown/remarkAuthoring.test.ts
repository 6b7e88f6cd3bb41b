// Specification: 1.3.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {afterAll, describe, expect, it} from 'vitest';
import {MOST_IMAGE_BYTES, remarkAuthoring} from './remarkAuthoring';

const dir = mkdtempSync(path.join(tmpdir(), 'authoring-'));
afterAll(() => rmSync(dir, {recursive: true}));

const check = (text: string) => () =>
  remarkAuthoring()(fromMarkdown(text), {path: path.join(dir, 'page.md'), value: text});

const checkMdx = (text: string) => () =>
  remarkAuthoring()(unified().use(remarkParse).use(remarkMdx).parse(text), {
    path: path.join(dir, 'page.mdx'),
    value: text,
  });

describe('A code block', () => {
  it.each([
    ['closed', '```java\ncode\n```\n'],
    ['closed by a longer fence', '```java\ncode\n`````\n'],
    ['closed with carriage returns', '```\r\ncode\r\n```\r\n'],
    ['closed in a list, directly after the bullet', '- ```java\n  code\n  ```\n'],
    ['closed in a quote', '> ```java\n> code\n> ```\n'],
    ['indented', 'Text.\n\n    code\n'],
  ])('that is %s passes', (_, text) => {
    expect(check(text)).not.toThrow();
  });

  it.each([
    ['at the end', 'Text.\n\n```java\ncode\n\n# No heading\n', 3],
    ['with a shorter fence', '````java\ncode\n```\n', 1],
    ['with another fence', '```java\ncode\n~~~\n', 1],
    ['in a list', '- item\n\n  ```java\n  code\n\nText.\n', 3],
    ['except by a fence after a bullet', '```\n- ```', 1],
    ['and empty', 'Text.\n\n```', 3],
  ])('that is not closed %s fails with its line and the remedy', (_, text, line) => {
    expect(check(text)).toThrow(
      new RegExp(`page\\.md:${line}: The code block that begins here is not closed\\. Add a line`),
    );
  });
});

describe('An admonition', () => {
  const checkDirectives = (text: string) => () =>
    remarkAuthoring()(unified().use(remarkParse).use(remarkDirective).parse(text), {
      path: path.join(dir, 'page.md'),
      value: text,
    });

  it.each([
    ['closed', ':::tip\n\nText.\n\n:::\n\n## Heading\n'],
    ['closed in a list', '- item\n\n  :::tip\n\n  Text.\n\n  :::\n'],
  ])('that is %s passes', (_, text) => {
    expect(checkDirectives(text)).not.toThrow();
  });

  it.each([
    ['at the end', 'Text.\n\n:::tip\n\nText.\n\n## Heading\n', 3],
    ['although the nested one is', '::::tip\n\n:::note\n\nText.\n\n:::\n', 1],
    ['and empty', 'Text.\n\n:::tip', 3],
  ])('that is not closed %s fails with its line and the remedy', (_, text, line) => {
    expect(checkDirectives(text)).toThrow(
      new RegExp(`page\\.md:${line}: The admonition that begins here is not closed\\. Add a line`),
    );
  });
});

describe('An image', () => {
  it('that is small passes', () => {
    writeFileSync(path.join(dir, 'small one.png'), Buffer.alloc(MOST_IMAGE_BYTES));
    expect(check('![Small](./small%20one.png)')).not.toThrow();
  });

  it('that is huge fails with its name, its size, its line and the remedy', () => {
    writeFileSync(path.join(dir, 'huge.png'), Buffer.alloc(3 * MOST_IMAGE_BYTES));
    expect(check('Text.\n\n![Huge](huge.png)')).toThrow(
      /page\.md:3: The image "huge\.png" has 3\.0 MiB; 1024 KiB is the maximum\. Scale it down/,
    );
  });

  it('whose address is malformed fails with the address, its line and the remedy', () => {
    expect(check('Text.\n\n![Half](./50%.png)')).toThrow(
      /page\.md:3: The address "\.\/50%\.png" of the image is malformed\. Write a percent sign in it as %25\./,
    );
  });

  it.each([
    ['./small.png', '![Small][Picture]\n\n[picture]: ./small.png'],
    ['/img/none.png', '[picture]: /img/none.png\n\n![picture][]'],
    ['@site/a.png', '[a]: @site/a.png\n[a]: https://example.test/a.png\n![a]'],
  ])(
    'in reference style with the address %s fails with the remedy, because the address is not checked',
    (url, text) => {
      expect(check(text)).toThrow(/page\.md:[13]: /);
      expect(check(text)).toThrow(
        `The build does not check the address "${url}" of an image by reference. Write it as ![text](address).`,
      );
    },
  );

  it('in reference style from another site passes, and so does a link in reference style', () => {
    const definitions = '[a]: https://example.test/a.png\n[b]: ./other.md';
    expect(check(`![A][a] [B][b]\n\n${definitions}`)).not.toThrow();
  });

  it('that is missing, in the static folder or on another site is left to Docusaurus', () => {
    expect(check('![A](none.png) ![B](/img/b.png) ![C](https://example.test/c.png)')).not.toThrow();
  });
});

describe.each([
  ['MDX', checkMdx],
  ['Markdown', check],
])('A raw element in %s', (_, checkText) => {
  it.each([
    ['/none', '<a href="/none">x</a>'],
    ['../none', 'Text with <a class="x" href="../none">x</a> in it.'],
    ['none?a=1', '- <a href="none?a=1">x</a>'],
  ])('that links to %s of the site fails with its line and the remedy', (url, text) => {
    const place = /page\.mdx?:3: /;
    const what = `The build does not check the address "${url}" in <a href="…">. Write it as [text](address).`;
    expect(checkText(`Text.\n\n${text}`)).toThrow(place);
    expect(checkText(`Text.\n\n${text}`)).toThrow(what);
  });

  it('that shows an image of the site fails with its line and the remedy', () => {
    const text = 'Text.\n\n<p>\n<img src="/img/none.png" alt="" />\n</p>';
    expect(checkText(text)).toThrow(
      /page\.mdx?:4: The build does not check the address "\/img\/none\.png" in <img src="…">\. Write it as !\[text]\(address\)\./,
    );
  });

  it.each([
    ['a link to another site', '<a href="https://example.test/">x</a>'],
    ['a link within the page', '<a href="#there">x</a>'],
    ['an image of another site', '<img src="https://example.test/a.png" alt="" />'],
    ['another element', '<video src="/none.mp4"></video>'],
    ['code', '`<a href="/none">`'],
  ])('that is %s passes', (_name, text) => {
    expect(checkText(`Text.\n\n${text}`)).not.toThrow();
  });
});

it('A computed address is not checked', () => {
  expect(checkMdx('<a href={address}>x</a> <a {...properties}>x</a>')).not.toThrow();
});

it('A file that is not valid UTF-8 fails with the line and the remedy', () => {
  const text = Buffer.from([...Buffer.from('# Title\n\nGr'), 0xfc, 0x6e]).toString('utf8');
  expect(check(text)).toThrow(
    /page\.md:3: These bytes are not valid UTF-8\. Save the file as UTF-8\./,
  );
});

describe('A control character', () => {
  it.each(['\u0000', '\u001b', '\ufffe', '\ud800'])(
    'such as %j fails with its line and the remedy',
    (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      for (const text of [
        `Line.\n\nA${character}b`,
        `#\n\n    code${character}`,
        `\n\n${character}`,
      ])
        expect(check(text)).toThrow(`page.md:3: The control character U+${code} would`);
    },
  );

  it.each(['\ttabs', 'a\r\nb', 'größe 日本 😀', '`\\u0007` in code', '\u0085\u007f'])(
    'is not found in %j',
    (text) => {
      expect(check(text)).not.toThrow();
    },
  );

  it.each(["{'\\u0007'}", '{`\\x07`}', "<Badge text={'\\x07'} />"])(
    'that is written as %s in MDX fails',
    (text) => {
      expect(checkMdx(`Line.\n\n${text}`)).toThrow(/page\.mdx:3: The control character U\+0007/);
    },
  );

  it.each(['A&#12;b', '![&#xC;](a.png)', '[a](/b "&#12;")', '```java title="&#12;"\n```'])(
    'that is written as %s fails',
    (text) => {
      expect(check(`Line.\n\n${text}`)).toThrow(/page\.md:3: The control character U\+000C/);
    },
  );

  it('in a value of the front matter fails with the line of its key', () => {
    const value = '---\ntitle: "A\\e"\ntags: ["\\a"]\n---\n';
    const checkFields = (frontMatter: Record<string, unknown>) => () =>
      remarkAuthoring()(fromMarkdown(''), {path: '/page.md', value, data: {frontMatter}});
    expect(checkFields({title: 'A\u001b'})).toThrow(/page\.md:2: .* U\+001B/);
    expect(checkFields({title: 'A', tags: ['\u0007']})).toThrow(/page\.md:3: .* U\+0007/);
  });
});
