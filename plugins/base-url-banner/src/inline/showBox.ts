export interface Box {
  id: string;
  place: string;
  title: string;
  lines: [text: string, value?: string][];
  buttons: [label: string, onClick?: () => void][];
}

/**
 * Shows a box at the start of the page. It uses no scripts or styles of the site, and no `<style>` element, which a
 * strict Content-Security-Policy can forbid.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself and no syntax newer than
 * ES2015.
 */
export function showBox({id, place, title, lines, buttons}: Box): void {
  const box = document.createElement('div');
  box.id = id;
  // The texts can be English on a page in a right-to-left language.
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
    // In right-to-left text, a trailing slash would move to the start.
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
