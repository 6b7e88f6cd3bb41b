// Specification: 5.5.
import {options, searchBox, typeInSearch} from '../search/searchBox';
import {expect, test} from '../siteTest';

// Every error is asked of the engine, in `tests/specification/querySyntax.test.ts`.
test('a query that cannot be read is answered with what is wrong and where, above what its words find', async ({
  page,
}) => {
  await typeInSearch(page, 'foo:light');
  const alert = page.getByRole('search').first().getByRole('alert');
  await expect(alert).toContainText("unrecognised field 'foo', possible fields: ");
  // What of the query is underlined stands beside the message.
  await expect(alert.locator('[class*=fault]')).toHaveText('foo');
  await expect(searchBox(page)).toHaveValue('foo:light');
  await expect(options(page).first()).toBeVisible();
});
