import {existsSync} from 'node:fs';
import path from 'node:path';
import {readArguments} from '@screwbox/shared/command/readArguments';
import {encodedPath} from '../diagnosis/encodedPath';
import {loadTexts} from '../node/loadTexts';
import {diagnose} from './diagnose';
import {folderHost, networkHost} from './hosts';
import {report} from './report';

const COMMAND = 'docusaurus-check-base-url';

const PREFIX = 'docusaurus-base-url-banner';

const USAGE = `Usage: ${COMMAND} <url-or-folder> [--base /path/]

  <url>      address of a page of the site, checked over the network
  <folder>   build folder, checked as a static host would serve it
  --base     path the site is, or will be, served under; default: / for a folder,
             worked out from the page for an address

Exit code: 0 the base URL fits, 1 it does not or files are missing, 2 nothing could be checked.`;

export interface Outcome {
  exitCode: 0 | 1 | 2;
  output: string;
}

/** @throws Error that names the wrong value and the remedy */
function parseBase(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (/^\/(\S*\/)?$/.test(value)) return encodedPath(value);
  throw new Error(`--base is ${value} but must begin and end with a slash, for example /docs/.`);
}

export async function run(args: string[], localesDir: string): Promise<Outcome> {
  try {
    const {values, positionals} = readArguments('', {
      args,
      allowPositionals: true,
      options: {base: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
    });
    if (values.help) return {exitCode: 0, output: USAGE};
    const [target, ...rest] = positionals;
    if (target === undefined || rest.length > 0)
      throw new Error(`Name one address or folder, not ${positionals.length}.\n\n${USAGE}`);
    const base = parseBase(values.base);
    const diagnosis = /^https?:\/\//.test(target)
      ? await diagnose(networkHost, target, base)
      : await diagnoseFolder(target, base ?? '/');
    return {
      exitCode: diagnosis.kind === 'fits' ? 0 : 1,
      output: report(diagnosis, await loadTexts(localesDir, 'en')),
    };
  } catch (error) {
    return {exitCode: 2, output: `${PREFIX}: ${describe(error)}`};
  }
}

async function diagnoseFolder(target: string, base: string) {
  const dir = path.resolve(target);
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(
      `${target} is not a folder with an index.html. Build the site first, or name its build folder.`,
    );
  return diagnose(folderHost(dir, base), `http://localhost${base}`, base);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
