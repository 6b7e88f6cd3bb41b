import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isTyping} from './isTyping';

let typing: boolean | undefined;
const listen = (event: Event): void => {
  typing = isTyping(event);
};

beforeEach(() => document.addEventListener('keydown', listen));
afterEach(() => {
  document.removeEventListener('keydown', listen);
  document.designMode = '';
});

function pressIn(target: EventTarget): boolean | undefined {
  typing = undefined;
  target.dispatchEvent(new KeyboardEvent('keydown', {key: 't', bubbles: true, composed: true}));
  return typing;
}

function elementIn(html: string): Element {
  document.body.innerHTML = html;
  const find = (root: ParentNode): Element | undefined => {
    for (const template of root.querySelectorAll('template')) {
      const mode = template.getAttribute('shadowrootmode') as ShadowRootMode;
      const host = template.parentElement as Element;
      const shadow = host.attachShadow({mode});
      template.remove();
      shadow.append(template.content);
      const inside = find(shadow);
      if (inside) return inside;
    }
    return root.querySelector('#key') ?? undefined;
  };
  return find(document) as Element;
}

describe('Typing is detected in', () => {
  it.each([
    '<input id="key">',
    '<input id="key" type="PASSWORD">',
    // Letters select one of its options.
    '<select id="key"></select>',
    '<div id="key" role="SearchBox textbox" tabindex="0"></div>',
    '<div role="textbox"><span id="key" tabindex="0"></span></div>',
    '<div id="key" role="listbox" tabindex="0"></div>',
    '<div contenteditable="TRUE"><p><b id="key"></b></p></div>',
    '<div contenteditable="false"><p id="key" contenteditable="true"></p></div>',
    '<x-form><template shadowrootmode="open"><x-field><template shadowrootmode="open"><textarea id="key"></textarea></template></x-field></template></x-form>',
    '<x-field><template shadowrootmode="open"><div contenteditable><i id="key"></i></div></template></x-field>',
    '<x-field role="textbox"><template shadowrootmode="open"><i id="key"></i></template></x-field>',
    '<x-field><template shadowrootmode="closed"><input id="key"></template></x-field>',
  ])('%s', (html) => expect(pressIn(elementIn(html))).toBe(true));

  it('a document that is editable as a whole', () => {
    const target = elementIn('<p id="key"></p>');
    document.designMode = 'on';
    expect(pressIn(target)).toBe(true);
  });
});

describe('Typing is not detected in', () => {
  it.each([
    '<p id="key"></p>',
    '<input id="key" type="checkbox">',
    '<input id="key" type="Submit">',
    '<div role="tab" id="key" tabindex="0"></div>',
    '<div contenteditable="false" id="key"></div>',
    '<div contenteditable><p contenteditable="false"><button id="key"></button></p></div>',
    '<label role="textbox-like"><b id="key"></b></label>',
    // The contents of a shadow root do not inherit `contenteditable`.
    '<x-view><template shadowrootmode="open"><button id="key"></button></template></x-view>',
  ])('%s', (html) => expect(pressIn(elementIn(html))).toBe(false));

  it.each([document, window])('an event whose target is not an element', (target) => {
    typing = undefined;
    const event = new KeyboardEvent('keydown', {key: 't'});
    target.addEventListener('keydown', listen, {once: true});
    target.dispatchEvent(event);
    expect(typing).toBe(false);
  });
});
