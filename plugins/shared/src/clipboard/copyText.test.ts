// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {copyText} from './copyText';

let selected: string | undefined;
let isAllowed: boolean;

beforeEach(() => {
  selected = undefined;
  isAllowed = true;
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  document.execCommand = () => {
    const field = document.activeElement;
    selected = field instanceof HTMLTextAreaElement ? field.value : '';
    return isAllowed;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
  document.body.replaceChildren();
});

function provideClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
}

test('Text is copied to the clipboard', async () => {
  const copied: string[] = [];
  provideClipboard((text) => Promise.resolve(void copied.push(text)));
  expect(await copyText('a')).toBe(true);
  expect(await copyText(Promise.resolve('b'))).toBe(true);
  expect(copied).toEqual(['a', 'b']);
  expect(selected).toBeUndefined();
});

test('Without a clipboard API, text with several lines is copied from a selection', async () => {
  expect(await copyText('import a;\nimport b;\nclass C {}')).toBe(true);
  expect(selected).toBe('import a;\nimport b;\nclass C {}');
});

test('If the browser denies access to the clipboard, text is copied from a selection', async () => {
  provideClipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
  expect(await copyText('a')).toBe(true);
  expect(selected).toBe('a');
});

test('A copy that the browser rejects is reported as not copied', async () => {
  isAllowed = false;
  expect(await copyText('a')).toBe(false);
});

test('Text that cannot be loaded is reported as not copied', async () => {
  provideClipboard(() => Promise.resolve());
  expect(await copyText(Promise.reject(new Error('404')))).toBe(false);
  expect(selected).toBeUndefined();
});

test.each([
  ['succeeds', () => true],
  ['throws', () => expect.unreachable()],
])('Focus and selection of the page are restored if the copy command %s', async (_, copy) => {
  document.execCommand = copy;
  document.body.innerHTML = '<button>Copy</button><p>Some text</p>';
  const button = document.querySelector('button');
  button?.focus();
  const paragraph = document.querySelector('p');
  if (paragraph) document.getSelection()?.selectAllChildren(paragraph);
  await copyText('a');
  expect(document.activeElement).toBe(button);
  expect(document.getSelection()?.toString()).toBe('Some text');
  expect(document.querySelector('textarea')).toBeNull();
});

test('In an open dialog, the text is selected inside the dialog', async () => {
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog>';
  document.querySelector('button')?.focus();
  let parent: Element | null | undefined;
  document.execCommand = () => {
    parent = document.activeElement?.closest('dialog');
    return true;
  };
  await copyText('a');
  expect(parent).toBe(document.querySelector('dialog'));
});
