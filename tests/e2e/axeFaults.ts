import AxeBuilder from '@axe-core/playwright';
import type {RunOptions} from 'axe-core';
import {expect, type Page} from '@playwright/test';

/** Docusaurus shows this bar while a page is slow to load, and then fades it out. */
const LOADING_BAR = '#nprogress';

const OPTIONS: RunOptions = {
  // Rule for WCAG 2.2, success criterion 2.5.8. It is off by default in axe.
  rules: {'target-size': {enabled: true}},
  // Leaves out passed rules, because describing them takes half of the time.
  resultTypes: ['violations', 'incomplete'],
};

/**
 * Waits until the page has loaded. Returns the violations that axe finds, and text in the color of
 * its background, which axe only reports as uncertain.
 */
export async function axeFaults(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await expect(page.locator(LOADING_BAR)).toHaveCount(0);
  // The default mode opens an additional page for each analysis, which is only needed for documents with frames.
  const axe = narrow(new AxeBuilder({page}).options(OPTIONS).setLegacyMode());
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
