import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** Docusaurus shows it while a page takes long to load, and fades it out afterwards. */
const LOADING_BAR = '#nprogress';

/** WCAG 2.2, success criterion 2.5.8, which axe checks on demand. */
const SIZE_OF_TARGETS = {rules: {'target-size': {enabled: true}}};

/**
 * Violations that axe finds once the page has loaded, and text in the color of its background, about which
 * axe is not sure.
 *
 * @param narrow restricts the elements and the rules. Default: the whole page with all rules
 */
export async function axeFaults(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await expect(page.locator(LOADING_BAR)).toHaveCount(0);
  // The other mode opens another page for each analysis, which only documents with frames need.
  const axe = narrow(new AxeBuilder({page}).options(SIZE_OF_TARGETS).setLegacyMode());
  const {violations, incomplete} = await axe.analyze();
  const unseen = incomplete.map(({id, nodes}) => ({
    id,
    nodes: nodes.filter(({any}) =>
      any.some(({data}) => (data as {messageKey?: string} | null)?.messageKey === 'equalRatio'),
    ),
  }));
  return [...violations, ...unseen].flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary = ''}) => `${id}: ${html} ${failureSummary}`),
  );
}
