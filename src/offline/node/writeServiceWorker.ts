import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {readBundleRecord} from '../../plugins/bundles/BundleRecord';
import {offlineManifest, type OfflineManifestSource} from './offlineManifest';

/** What the bundler and the router know of the build. */
export type SiteModules = Pick<OfflineManifestSource, 'routeChunks' | 'groups' | 'searchFiles'>;

/**
 * Reads what the last build left of it.
 * @throws Error when there was none
 */
export function readSiteModules(siteDir: string): SiteModules {
  const routes = readFileSync(path.join(siteDir, '.docusaurus/routesChunkNames.json'), 'utf8');
  const {groups, searchFiles} = readBundleRecord(siteDir);
  return {routeChunks: JSON.parse(routes) as Record<string, unknown>, groups, searchFiles};
}

export interface ServiceWorkerOptions {
  siteDir: string;
  buildDir: string;
  /** Base URL of the site, with slashes at both ends. */
  base: string;
  /** What pages load; `off` where readers may not read offline: earlier service workers go. */
  modules: SiteModules | 'off';
}

/** Style sheet of the page in place of one that is not kept, with what it takes from the site. */
async function notKeptStyles(siteDir: string): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/offline/worker/notKeptPage.css'],
    write: false,
    bundle: true,
    minify: true,
    logLevel: 'warning',
  });
  return outputFiles.map(({text}) => text).join('');
}

/**
 * Writes `service-worker.js` into the built site. It lists every file with its digest, so it must be
 * the last step that changes the build.
 * @returns size of the service worker in bytes
 */
export async function writeServiceWorker(options: ServiceWorkerOptions): Promise<number> {
  const {siteDir, buildDir, base, modules} = options;
  const outfile = path.join(buildDir, 'service-worker.js');
  const offline = modules !== 'off';
  const define: Record<string, string> = {};
  if (offline) {
    const manifest = offlineManifest({buildDir, base, ...modules});
    define.OFFLINE_MANIFEST = JSON.stringify(manifest);
    define.OFFLINE_STYLES = JSON.stringify(await notKeptStyles(siteDir));
  }
  await build({
    absWorkingDir: siteDir,
    entryPoints: [`src/offline/worker/${offline ? 'serviceWorker' : 'removeItself'}.ts`],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define,
    logLevel: 'warning',
  });
  return statSync(outfile).size;
}
