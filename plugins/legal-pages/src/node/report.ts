import {counted} from '@screwbox/shared/text/counted';
import type {Problem} from './operator/Problem';
import logger from '@docusaurus/logger';

export function problemLines(problems: readonly Problem[]): string {
  const width = Math.max(...problems.map(({field}) => field.length));
  return problems
    .map(({kind, field, message}) => `  ${kind.padEnd(13)} ${field.padEnd(width)}  ${message}`)
    .join('\n');
}

export function failure(problems: readonly Problem[], provenance: string): string {
  return `docusaurus-legal-pages: the legal pages cannot be published, ${counted(problems.length, 'problem')}. ${provenance}\n${problemLines(problems)}\nCorrect the record or the options of the plugin. For a draft, unset LEGAL_REQUIRED, and the option "required" where the site sets it.`;
}

export function warning(
  problems: readonly Problem[],
  doubts: readonly Problem[],
  provenance: string,
): string | undefined {
  if (problems.length > 0)
    return `docusaurus-legal-pages: the legal pages are drafts. ${provenance}\n${problemLines([...problems, ...doubts])}\nDo not publish them; if the option "required" or LEGAL_REQUIRED=1 is set, the build fails.`;
  return doubts.length > 0
    ? `docusaurus-legal-pages: some values may not be true. ${provenance}\n${problemLines(doubts)}`
    : undefined;
}

const LAST = Symbol.for('docusaurus-plugin-legal-pages.lastWarning');

/** Global, because Docusaurus loads the plugin again for each locale of a build. */
const shared: typeof globalThis & {[LAST]?: string | undefined} = globalThis;

export function warnOfChange(message: string | undefined): void {
  if (message !== undefined && message !== shared[LAST]) logger.warn(message);
  shared[LAST] = message;
}
