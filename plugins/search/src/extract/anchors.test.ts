import {describe, expect, it} from 'vitest';
import {anchorOf, isLinkSign, linkedId} from './anchors';

const attributes = (values: Record<string, string>) => ({get: (name: string) => values[name]});

describe('an anchor', () => {
  it('is an id, or the name of an a that leads nowhere else', () => {
    expect(anchorOf('p', attributes({id: 'one'}))).toBe('one');
    expect(anchorOf('a', attributes({name: 'one'}))).toBe('one');
    expect(anchorOf('a', attributes({name: 'one', href: '#one'}))).toBe('one');
    expect(anchorOf('a', attributes({name: 'one', href: 'other.html'}))).toBe('');
    expect(anchorOf('input', attributes({name: 'one'}))).toBe('');
    expect(anchorOf('a', attributes({}))).toBe('');
    expect(anchorOf('p', attributes({}))).toBe('');
  });

  it('is what a heading links to as itself, on the same page', () => {
    expect(linkedId('a', attributes({class: 'x hash-link', href: '#one'}))).toBe('one');
    expect(linkedId('a', attributes({class: 'hash-link', href: 'other.html'}))).toBe('');
    expect(linkedId('a', attributes({class: 'link', href: '#one'}))).toBe('');
    expect(linkedId('a', attributes({class: 'hash-link'}))).toBe('');
    expect(linkedId('p', attributes({class: 'hash-link', href: '#one'}))).toBe('');
  });

  it('may have a sign alone for a text', () => {
    expect(['#', ' ¶ ', 'C#', ''].map(isLinkSign)).toEqual([true, true, false, false]);
  });
});
