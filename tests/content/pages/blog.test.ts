import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {blogPosts} from '../../../scripts/checks/documentation';
import {frontMatterOf} from '../../../scripts/checks/pages/frontMatter';

const TAGS = ['lessons-learned', 'milestones', 'new-features', 'website'];
const BLOG = join(import.meta.dirname, '../../../blog');

describe('the blog', () => {
  const posts = blogPosts();

  it('has at least six posts, with a date in their name', () => {
    expect(posts.length).toBeGreaterThanOrEqual(6);
    const undated = posts.filter(({file}) => !/^blog\/20\d\d-[01]\d-[0-3]\d-/.test(file));
    expect(undated.map(({file}) => file)).toEqual([]);
  });

  it.each(posts)('$file has a preview, an author, a description and known tags', async (post) => {
    const {tags, authors, description, title, slug} = await frontMatterOf(post);
    expect(post.text).toMatch(/^(?:\{\/\* truncate \*\/\}|<!-- truncate -->)$/m);
    expect(authors).toEqual(['screwbox']);
    expect([title, slug].every((value) => typeof value === 'string')).toBe(true);
    expect(description).toMatch(/^.{50,170}$/);
    expect(tags).toEqual(expect.arrayContaining([expect.any(String)]));
    expect([tags].flat().filter((tag) => !TAGS.includes(String(tag)))).toEqual([]);
  });

  it('uses each of its tags', async () => {
    const matters = await Promise.all(posts.map(frontMatterOf));
    const used = new Set(matters.flatMap(({tags}) => tags));
    expect([...used].sort()).toEqual(TAGS);
  });

  it('has the organisation as its only author', () => {
    const authors = readFileSync(join(BLOG, 'authors.yml'), 'utf8');
    expect(authors.match(/^\w+:/gm)).toEqual(['screwbox:']);
  });
});
