import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const NAME = 'trusted-development-cache';

/** The part of Rspack's compiler that is used here; Docusaurus knows its bundlers by webpack's types. */
interface Compiler {
  hooks: {
    watchRun: {tap(name: string, work: () => void): void};
    done: {tap(name: string, work: (stats: {hasErrors(): boolean}) => void): void};
  };
}

/**
 * Docusaurus plugin that lets the development server start from what it compiled the last time, but
 * for where it may be damaged: a fault of an author can damage Rspack's cache on disk, and every
 * later start would end in a panic until somebody deletes the cache by hand (Rspack's issues 13454
 * and 14860). A file says that the cache is in doubt, from the first fault on and while the server
 * compiles; where it is found at the start, the cache is deleted.
 */
export default function trustedDevelopmentCache({siteDir}: LoadContext): Plugin {
  const caches = path.join(siteDir, 'node_modules/.cache');
  const doubt = path.join(caches, 'rspack-in-doubt');
  if (process.env.NODE_ENV !== 'development') return {name: NAME};
  if (existsSync(doubt)) rmSync(path.join(caches, 'rspack'), {recursive: true, force: true});
  let isFaultless = true;
  return {
    name: NAME,
    configureWebpack: () => ({
      plugins: [
        {
          apply({hooks}: Compiler) {
            hooks.watchRun.tap(NAME, () => {
              mkdirSync(caches, {recursive: true});
              writeFileSync(doubt, '');
            });
            hooks.done.tap(NAME, (stats) => {
              isFaultless &&= !stats.hasErrors();
              if (isFaultless) rmSync(doubt, {force: true});
            });
          },
        },
      ],
    }),
  };
}
