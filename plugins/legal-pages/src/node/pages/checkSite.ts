import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {counted} from '../counted';
import {checkPage, type PageRules} from './checkPage';
import {pageFacts, styleLoads} from './PageFacts';

export interface PageProblem {
  /** File below the build folder, with forward slashes. */
  file: string;
  problem: string;
}

async function checkFile(dir: string, file: string, baseUrl: string, rules: PageRules) {
  const source = await readFile(path.join(dir, file), 'utf8');
  const where = baseUrl + file;
  return /\.css$/i.test(file)
    ? checkPage({links: [], loads: styleLoads(source), isRedirect: false}, where, {
        ...rules,
        requiredLinks: [],
      })
    : checkPage(await pageFacts(source), where, rules);
}

/** Checks every HTML page and style sheet of a built site, as it is without JavaScript. */
export async function checkSite(
  dir: string,
  baseUrl: string,
  rules: PageRules,
): Promise<PageProblem[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && /\.(x?html?|xht|css)$/i.test(entry.name))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const problems: PageProblem[] = [];
  for (const file of files)
    for (const problem of await checkFile(dir, file, baseUrl, rules))
      problems.push({file, problem});
  return problems;
}

const SHOWN = 20;

/** The message about pages that fail the check. */
export function pageMessage(problems: readonly PageProblem[]): string {
  const shown = problems.slice(0, SHOWN).map(({file, problem}) => `  ${file} ${problem}`);
  const rest = problems.length - shown.length;
  return [
    `legal-pages: ${counted(problems.length, 'problem')} in the built pages. Link both pages from the footer, and declare or remove what is loaded from elsewhere.`,
    ...shown,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
