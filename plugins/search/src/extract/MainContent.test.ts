import {describe, expect, it} from 'vitest';
import {NO_ATTRIBUTES} from './Attributes';
import {type Container, MainContent} from './MainContent';

describe('MainContent', () => {
  it.each<[Container, string, string | undefined, boolean]>([
    ['main', 'main', undefined, true],
    ['main', 'div', 'main', true],
    ['main', 'article', undefined, false],
    ['article', 'article', undefined, true],
    ['article', 'main', undefined, false],
    ['page', 'main', undefined, false],
  ])('of %s begins with <%s role=%s>: %s', (container, tag, role, expected) => {
    const content = new MainContent(container);
    content.beginIfMarked(tag, {get: (name) => (name === 'role' ? role : undefined)}, 2);
    expect([content.isOpen, content.isFound]).toEqual([expected, expected]);
    expect(content.isHere).toBe(expected || container === 'page');
  });

  it('is found even when it has ended, and may begin again', () => {
    const content = new MainContent('article');
    content.beginIfMarked('article', NO_ATTRIBUTES, 2);
    content.beginIfMarked('article', NO_ATTRIBUTES, 5);
    content.close(5);
    expect(content.isHere).toBe(true);
    content.close(2);
    expect([content.isHere, content.isFound]).toEqual([false, true]);
    content.beginIfMarked('article', NO_ATTRIBUTES, 3);
    expect(content.isHere).toBe(true);
  });
});
