import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {styleLoads} from '@screwbox/shared/html/styleLoads';
import {counted} from '@screwbox/shared/text/counted';
import {checkPage, type PageRules} from './checkPage';
import {pageFacts} from './PageFacts';

export interface PageProblem {
  file: string;
  problem: string;
}

async function checkFile(dir: string, file: string, baseUrl: string, rules: PageRules) {
  const source = await readFile(path.join(dir, file), 'utf8');
  const where = baseUrl + file;
  return /\.css$/i.test(file)
    ? checkPage(
        {links: [], loads: styleLoads(source).map(({address}) => address), isRedirect: false},
        where,
        {
          ...rules,
          requiredLinks: [],
        },
      )
    : checkPage(await pageFacts(source), where, rules);
}

export async function checkSite(
  dir: string,
  baseUrl: string,
  rules: PageRules,
): Promise<PageProblem[]> {
  const files = filesBelow(dir).filter((file) => /\.(x?html?|xht|css)$/i.test(file));
  const problems: PageProblem[] = [];
  for (const file of files)
    for (const problem of await checkFile(dir, file, baseUrl, rules))
      problems.push({file, problem});
  return problems;
}

const SHOWN = 20;

/**
 * Message about the problems of pages. A problem of many pages, such as a missing footer link, is listed once, so
 * that others stay visible.
 */
export function pageMessage(problems: readonly PageProblem[]): string {
  const filesOf = new Map<string, string[]>();
  for (const {file, problem} of problems) {
    const files = filesOf.get(problem) ?? [];
    filesOf.set(problem, files);
    files.push(file);
  }
  const lines = Array.from(filesOf, ([problem, [file, ...others]]) => {
    const elsewhere = others.length === 0 ? '' : ` (${counted(others.length, 'other file')} too)`;
    return `  ${file} ${problem}${elsewhere}`;
  });
  const rest = lines.length - SHOWN;
  return [
    `docusaurus-legal-pages: ${counted(lines.length, 'problem')} in the built pages. Link both pages from the footer, and declare or remove what is loaded from elsewhere.`,
    ...lines.slice(0, SHOWN),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
