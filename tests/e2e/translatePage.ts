import type {Page} from '@playwright/test';

/**
 * Translates a page like a browser: replaces each text with a new one inside `<font>` elements, including texts that
 * are added later. It also translates elements that are marked as not translatable, because some browser extensions do
 * so.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const skipped = 'script, style, textarea, svg, font, title';
    const translate = (text: Text): void => {
      if (!text.parentElement || text.parentElement.closest(skipped) || !text.data.trim()) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      if (root instanceof Text) texts.push(root);
      texts.forEach(translate);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) addedNodes.forEach(translateAll);
    }).observe(document.body, {childList: true, subtree: true});
  });
}
