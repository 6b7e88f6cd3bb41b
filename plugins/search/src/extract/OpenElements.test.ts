import {expect, it} from 'vitest';
import {DOCTYPE, expectStandard} from './__tests__/expectStandard';
import {extractPage} from './extractPage';

const inMain = (html: string): string => `${DOCTYPE}<main>${html}</main>six`;

it.each([
  '<form id=a>one<form id=b>two</form>three</form>four',
  '<form>one</form><form>two</form>',
  '<form>one<div>two</div><span>three</span></form>',
  '<div><form>one</div>two<form>three</form>four<form>five</form>',
  '<form><template><form>one</form></template>two<form>three</form>four',
])('starts no form within another one in %s, as the standard', (html) => {
  expectStandard(inMain(html));
});

it.each([
  '<form>one</form>two',
  'one</form>two',
  '<form>one<p>two</form>three',
  '<form><ul><li>one</form>two</ul>three',
  '<form><div>one</form>two</div>three</form>four',
  '<div><form><div>one</form>two</div>three</div>four',
  '<form><div>one</form>two<form>three</form>four</div>five',
  '<form><div><div>one</form>two<h2>three</h2></div></div>four</form>five',
  '<form><ins>one</form>two',
  '<form><table><tr><td>one</form>two</table>three</form>four',
  '<form><ruby>one<rt>two</form>three</ruby>four',
  '<template><form>one<div>two</form>three</template>four',
])('ends a form of %s where the standard does, and what is in it stays open', (html) => {
  expectStandard(inMain(html));
});

it.each([
  '<table><form><tr><td>one</table>two</form><form>three</form>',
  '<table><tr><form><td>one<form>two</form>three</table>four',
  '<table><tbody><form></form><tr><td><form>one</form></table>two',
  '<table><caption><form>one</form></caption></table>two',
  '<table><tr><th><form>one</th><th>two</form>three</table>four',
])('takes a form between the cells of a table for empty in %s, as the standard', (html) => {
  expectStandard(inMain(html));
});

it.each([
  '<div>one<td>two</div>three',
  '<button>one<tr>two</button>three',
  'one<caption>two<colgroup><col>three<tbody>four<thead>five<tfoot><th>six</th>seven',
  '<template><tr><td>one</template>two',
  '<svg><td>one</td></svg><table><tr><td>two</table><td>three',
])('reads over parts of a table that are in none in %s, as the standard', (html) => {
  expectStandard(inMain(html));
});

it.each([
  '<table><tr><td>one</td></tr><table><tr><td>two</table>three',
  '<table><tr><td>one<table><tr><td>two</table>three</table>four',
  '<table><table></table>one',
])('ends a table where another one starts between its cells in %s, as the standard', (html) => {
  expectStandard(inMain(html));
});

it.each([
  '<section>one<html>two</section>three',
  '<section>one<body>two</section>three</body>four',
  '<svg><html>one</html></svg>two',
])('reads over a document in the document in %s, as the standard', (html) => {
  expectStandard(inMain(html));
  expectStandard(`${DOCTYPE}<html><body>${inMain(html)}`);
});

it('reads what stands behind the tag of a head that comes too late', () => {
  for (const before of ['', '<!doctype html><html><head></head><body>']) {
    const html = `${before}<main><h1>Lamps</h1><head>Seen</main>`;
    expect(extractPage('/p', html)?.sections[0]?.text).toBe('Seen');
  }
});

it('reads on behind a table that is in none but in a template', () => {
  const html = '<main><h1>Lamps</h1><template><tr><table></table></template>Seen</main>';
  expect(extractPage('/p', html)?.sections[0]?.text).toBe('Seen');
});

it('finds what a page of forms around tables says', () => {
  const html = '<h1>Lamps</h1><table><form><tr><td>Order a lamp</td></tr></form></table>';
  expect(extractPage('/p', html)?.sections[0]?.text).toBe('Order a lamp');
});
