import {fullUnless} from '../fullUnless';
import {options, searchBox, typeInSearch} from '../search/searchBox';
import {expect, test} from '../siteTest';

/** What of the query is underlined stands beside the message. */
const ROWS = [
  {
    row: 'expected field or term',
    query: '~2 light',
    message: "expected either a field or a term, found EDIT_DISTANCE with value '2'",
    part: '2',
  },
  {
    row: 'unrecognised field',
    query: 'foo:light',
    message: "unrecognised field 'foo', possible fields: ",
    part: 'foo',
  },
  {
    row: 'expecting term or field, found nothing',
    query: 'light +',
    message: 'expecting term or field, found nothing',
    part: '+',
  },
  {
    row: 'non-numeric edit distance',
    query: 'light~x',
    message: 'edit distance must be numeric',
    part: 'x',
  },
  {row: 'non-numeric boost', query: 'light^x', message: 'boost must be numeric', part: 'x'},
];

for (const {row, query, message, part} of ROWS) {
  test(`${row}: ${query} is answered with what is wrong and where, above what its words find${fullUnless(row === 'unrecognised field')}`, async ({
    page,
  }) => {
    await typeInSearch(page, query);
    const alert = page.getByRole('search').first().getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert.locator('[class*=fault]')).toHaveText(part);
    await expect(searchBox(page)).toHaveValue(query);
    await expect(options(page).first()).toBeVisible();
  });
}
