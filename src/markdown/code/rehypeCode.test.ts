import {expect, it} from 'vitest';
import {type CodeNode, rehypeCode} from './rehypeCode';

function block(code: string, metastring?: string): CodeNode {
  const properties = {className: ['language-Java'], metastring};
  const children = [{type: 'text', value: code}];
  return {
    type: 'element',
    tagName: 'pre',
    children: [{type: 'element', tagName: 'code', properties, children}],
  };
}

function highlighted(node: CodeNode): CodeNode | undefined {
  const tree = {type: 'root', children: [{type: 'element', tagName: 'li', children: [node]}]};
  rehypeCode()(tree);
  return tree.children[0]?.children[0]?.children?.[0];
}

it('puts the HTML of a block in place of its code, however deep it stands', () => {
  expect(highlighted(block('return;\n'))).toMatchObject({
    children: [],
    properties: {
      className: ['language-java'],
      html:
        '<div class="code-content"><pre class="thin-scrollbar" tabindex="0"><code>' +
        '<span class="token keyword">return</span>;</code></pre></div>',
    },
  });
});

it('writes title and line numbers', () => {
  const html = String(highlighted(block('a', 'title="a < b" showLineNumbers=3'))?.properties?.html);
  expect(html).toContain('<div class="code-title">a &lt; b</div>');
  expect(html).toContain('style="counter-reset:line 2"');
});

it('keeps the text of a block whose imports and end are folded', () => {
  const code = `import a.B;\nimport a.C;\n\n${'f();\n'.repeat(30)}g();`;
  const html = String(highlighted(block(code))?.properties?.html);
  expect(html).toContain('<!--imports:2-->');
  expect(html).toContain('<!--lines:34-->');
  const [, inner = ''] = /<code>(.*)<\/code>/s.exec(html) ?? [];
  expect(inner).toMatch(/^<span class="code-imports">/);
  expect(inner.replace(/<[^>]+>/g, '')).toBe(code);
});

it('leaves inline code alone', () => {
  const code: CodeNode = {type: 'element', tagName: 'code', children: [{type: 'text', value: 'a'}]};
  const tree: CodeNode = {
    type: 'root',
    children: [{type: 'element', tagName: 'p', children: [code]}],
  };
  rehypeCode()(tree);
  expect(code).toEqual({type: 'element', tagName: 'code', children: [{type: 'text', value: 'a'}]});
});
