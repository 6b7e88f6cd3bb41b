import {describe, expect, it} from 'vitest';
import {anchorOf, isLinkSign, linkedId} from './elements';

describe('an anchor', () => {
  it('is an id, or the name of an a that leads nowhere else', () => {
    expect(anchorOf('p', {id: 'one'})).toBe('one');
    expect(anchorOf('a', {name: 'one'})).toBe('one');
    expect(anchorOf('a', {name: 'one', href: '#one'})).toBe('one');
    expect(anchorOf('a', {name: 'one', href: 'other.html'})).toBe('');
    expect(anchorOf('input', {name: 'one'})).toBe('');
    expect(anchorOf('a', {})).toBe('');
    expect(anchorOf('p', {})).toBe('');
  });

  it('is what a heading links to as itself, on the same page', () => {
    expect(linkedId('a', {class: 'x hash-link', href: '#one'})).toBe('one');
    expect(linkedId('a', {class: 'hash-link', href: 'other.html'})).toBe('');
    expect(linkedId('a', {class: 'link', href: '#one'})).toBe('');
    expect(linkedId('a', {class: 'hash-link'})).toBe('');
    expect(linkedId('p', {class: 'hash-link', href: '#one'})).toBe('');
  });

  it('may have a sign alone for a text', () => {
    expect(['#', ' ¶ ', 'C#', ''].map(isLinkSign)).toEqual([true, true, false, false]);
  });
});
