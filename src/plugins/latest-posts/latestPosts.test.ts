import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {describe, expect, it} from 'vitest';
import {latestPosts} from './index';

const post = (title: string, tags: readonly string[], unlisted = false) => ({
  metadata: {
    title,
    permalink: `/blog/${title}`,
    date: new Date('2026-11-21T00:00:00Z'),
    unlisted,
    tags: tags.map((label) => ({label, permalink: `/blog/tags/${label}`})),
  },
});

const titles = (...posts: ReturnType<typeof post>[]) =>
  latestPosts({blogPosts: posts} as unknown as BlogContent, 2).map(({title}) => title);

describe('The latest posts on the home page', () => {
  it('are about the engine, not about the website', () => {
    expect(titles(post('figures', ['website', 'lessons learned']), post('smoke', []))).toEqual([
      'smoke',
    ]);
  });

  it('leave out unlisted posts', () => {
    expect(titles(post('secret', [], true), post('water', []))).toEqual(['water']);
  });

  it('are limited in number, and in the same order as on the blog', () => {
    expect(titles(post('c', []), post('b', []), post('a', []))).toEqual(['c', 'b']);
  });
});
