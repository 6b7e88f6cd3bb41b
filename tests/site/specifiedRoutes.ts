import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const blog = path.resolve(__dirname, '../../blog');

function postRoute(file: string): string {
  const slug = /^slug: *(\S+)$/m.exec(readFileSync(path.join(blog, file), 'utf8'))?.[1];
  return `/blog/${slug ?? file.replace(/^\d{4}-\d{2}-\d{2}-/, '').replace(/\.mdx?$/, '')}`;
}

const posts = readdirSync(blog)
  .filter((file) => /^\d{4}-\d{2}-\d{2}-.*\.mdx?$/.test(file))
  .map(postRoute)
  .sort();

const CORE_MODULES = [
  'achievements',
  'assets',
  'async',
  'audio',
  'environment',
  'graphics/',
  'keyboard',
  'log',
  'loop',
  'mouse',
  'navigation/',
  'particles',
  'scenes',
  'ui',
  'window',
];
const FUNDAMENTALS = ['ecs', 'getting-started', 'set-up-your-first-project/'];
const GUIDES = ['common-issues', 'dynamic-fluids/', 'split-screen/'];
const REFERENCE = [
  'common-data-types',
  'components-overview',
  'ease/',
  'noteworthy-utils',
  'shaders/',
  'standalone-systems',
];
const below = (folder: string, pages: string[]) => pages.map((page) => `/docs/${folder}/${page}`);

/** All routes in the specification, spelled as there, and the routes of the existing posts. */
export const SPECIFIED_ROUTES = [
  '/',
  '/disclaimer',
  '/impressum',
  '/datenschutzhinweis',
  '/search/',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/lessons-learned',
  '/blog/tags/milestones',
  '/blog/tags/new-features',
  ...posts,
  '/docs',
  ...below('category', ['fundamentals', 'reference', 'core-modules', 'guides']),
  ...below('core-modules', CORE_MODULES),
  ...below('fundamentals', FUNDAMENTALS),
  ...below('guides', GUIDES),
  ...below('reference', REFERENCE),
];
