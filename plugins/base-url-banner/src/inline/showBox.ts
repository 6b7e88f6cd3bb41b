/** What a box on a page says that did not load. */
export interface Box {
  id: string;
  /** Where it stands, as CSS. */
  place: string;
  title: string;
  /** Sentences below the title, each with an address or a path behind it if there is one. */
  lines: [text: string, value?: string][];
  /** Label and action of each button; the last one closes the box. */
  buttons: [label: string, onClick?: () => void][];
}

/**
 * Shows a box at the start of the page. It needs neither the site's scripts nor its styles, and no
 * `<style>` element, which a strict policy may forbid.
 *
 * A part of the inline script: it refers to nothing outside itself and uses no syntax newer than ES2015.
 */
export function showBox({id, place, title, lines, buttons}: Box): void {
  const box = document.createElement('div');
  box.id = id;
  // The texts are English where the page's language has none, so the page's direction may be wrong.
  box.dir = 'auto';
  box.setAttribute('role', 'alert');
  box.setAttribute('data-nosnippet', '');
  box.style.cssText = `${place};background:#fff8e1;color:#1f1b16;color-scheme:light;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere`;
  const add = <Name extends 'button' | 'p' | 'strong'>(to: Element, name: Name, text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    to.append(element);
    return element;
  };
  add(box, 'strong', title).style.fontSize = '20px';
  for (const [text, value] of lines) {
    const paragraph = add(box, 'p', `${text} `);
    paragraph.style.cssText = 'margin:.5em 0 0;color:inherit';
    // In text from right to left, a slash at its end would be drawn at its start.
    if (value) add(paragraph, 'strong', value).dir = 'ltr';
  }
  for (const [label, onClick] of buttons) {
    const button = add(box, 'button', label);
    button.style.cssText =
      'margin:12px 12px 0 0;padding:6px 16px;border:2px solid;border-radius:4px;background:0 0;color:inherit;font:inherit;cursor:pointer';
    button.onclick = onClick || (() => box.remove());
  }
  document.body.prepend(box);
  const print = matchMedia('print');
  function hideInPrint(): void {
    box.style.display = print.matches ? 'none' : '';
  }
  hideInPrint();
  print.addListener(hideInPrint);
}
