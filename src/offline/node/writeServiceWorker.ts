import {statSync} from 'node:fs';
import path from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {siteBuild, type SiteBuildSource} from './siteBuild';

export interface ServiceWorkerOptions extends SiteBuildSource {
  siteDir: string;
  /** Whether readers may read offline; else the service workers of earlier builds go. */
  isOffline: boolean;
}

/** Style sheet of the page in place of one that is not kept, with what it takes from the site. */
async function notKeptStyles(options: BuildOptions): Promise<string> {
  const entryPoints = ['src/offline/worker/notKeptPage.css'];
  const {outputFiles} = await build({...options, entryPoints, write: false});
  return (outputFiles ?? []).map(({text}) => text).join('');
}

/**
 * Writes `service-worker.js` into the built site. It is named after all files, so it must be the last
 * step that changes the build.
 * @returns size of the service worker in bytes
 */
export async function writeServiceWorker(source: ServiceWorkerOptions): Promise<number> {
  const {siteDir, buildDir, isOffline} = source;
  const outfile = path.join(buildDir, 'service-worker.js');
  const options: BuildOptions = {
    absWorkingDir: siteDir,
    bundle: true,
    minify: true,
    logLevel: 'warning',
  };
  await build({
    ...options,
    entryPoints: [`src/offline/worker/${isOffline ? 'serviceWorker' : 'removeItself'}.ts`],
    outfile,
    format: 'iife',
    target: 'es2022',
    define: isOffline
      ? {
          'process.env.NODE_ENV': '"production"',
          SITE_BUILD: JSON.stringify(siteBuild(source)),
          NOT_KEPT_STYLES: JSON.stringify(await notKeptStyles(options)),
        }
      : {},
  });
  return statSync(outfile).size;
}
