import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const PARTS = ['docs', 'blog', 'src', 'static', 'examples', 'package.json', 'tsconfig.json'];
const NOT_PLAIN = new Set(['theme', 'pages', 'css', 'client', 'plugins']);

const CONFIG = `module.exports = {
  title: 'Plain',
  url: 'https://plain.test',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
  presets: [['classic', {blog: {onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'}}]],
  themeConfig: {
    navbar: {title: 'Plain', items: [{to: '/docs/fundamentals/getting-started', label: 'Documentation'}]},
    prism: {additionalLanguages: ['java', 'groovy', 'properties', 'bash']},
  },
};
`;

/**
 * Builds plain Docusaurus with the same Markdown, packages and figures. Empties `folder` first, and
 * returns the folder of the built site.
 */
export function buildPlainSite(project: string, folder: string): string {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const isPlain = (file: string) => !NOT_PLAIN.has(path.relative(path.join(project, 'src'), file));
  for (const part of PARTS)
    cpSync(path.join(project, part), path.join(folder, part), {recursive: true, filter: isPlain});
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'docusaurus.config.js'), CONFIG);
  const docusaurus = path.join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build'], {cwd: folder, stdio: 'inherit'});
  return path.join(folder, 'build');
}
