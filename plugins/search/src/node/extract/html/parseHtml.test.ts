import {type AnyNode, hasChildren, isTag, isText} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {parseHtml} from './parseHtml';

function placesOf(node: AnyNode, around: string[] = []): string[] {
  if (isText(node)) return [`${around.join(' ')}: ${node.data}`];
  const inside = isTag(node) ? [...around, node.name] : around;
  return hasChildren(node) ? node.children.flatMap((child) => placesOf(child, inside)) : [];
}

describe('Parsing HTML', () => {
  it.each([
    ['items', '<ul><li><p>1<li><p>2</ul>3', ['ul li p: 1', 'ul li p: 2', ': 3']],
    [
      'inner items',
      '<ul><li>1<ol><li>2</ol>3<li>4</ul>',
      ['ul li: 1', 'ul li ol li: 2', 'ul li: 3', 'ul li: 4'],
    ],
    ['terms', '<dl><dt>1<dd><p>2<dt>3</dl>', ['dl dt: 1', 'dl dd p: 2', 'dl dt: 3']],
    [
      'cells',
      '<table><tr><td><p>1<th>2<tr><td>3</table>4',
      ['table tr td p: 1', 'table tr th: 2', 'table tr td: 3', ': 4'],
    ],
    [
      'cells of an inner table',
      '<table><tr><td><table><tr><td>1</table>2<td>3</table>',
      ['table tr td table tr td: 1', 'table tr td: 2', 'table tr td: 3'],
    ],
    [
      'groups of rows',
      '<table><thead><tr><th>1<tbody><tr><td>2</table>',
      ['table thead tr th: 1', 'table tbody tr td: 2'],
    ],
    ['paragraphs', '<p>1<p>2<div>3</div>', ['p: 1', 'p: 2', 'div: 3']],
    ['readings', '<ruby>1<rt>2<rb>3</ruby>', ['ruby: 1', 'ruby rt: 2', 'ruby rb: 3']],
    ['the head', '<html><head><title>1</title><p>2', ['html head title: 1', 'html p: 2']],
    ['the head, before text', '<head><title>1</title> 2', ['head title: 1', ':  2']],
  ])('closes %s without end tags', (_, html, places) => {
    expect(placesOf(parseHtml(html))).toEqual(places);
  });

  it('keeps text together across comments and character references', () => {
    expect(placesOf(parseHtml('<p>un<!-- here -->do &amp; re&shy;do'))).toEqual([
      'p: undo & re\u00addo',
    ]);
  });

  it('limits nesting to 512 elements, as browsers do', () => {
    const [place = ''] = placesOf(parseHtml(`${'<b>'.repeat(2000)}deep`));
    expect(place.split(' ').filter((name) => name.startsWith('b'))).toHaveLength(512);
  });
});
