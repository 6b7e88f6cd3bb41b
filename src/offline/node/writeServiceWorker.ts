import path from 'node:path';
import {build} from 'esbuild';
import {siteBuild, type SiteBuildSource} from './siteBuild';

export interface ServiceWorkerOptions extends SiteBuildSource {
  siteDir: string;
  /** Whether the site can be read offline. If not, the new service worker removes earlier ones. */
  isOffline: boolean;
}

export async function writeServiceWorker(source: ServiceWorkerOptions): Promise<void> {
  const {siteDir, buildDir, isOffline} = source;
  const options = {absWorkingDir: siteDir, bundle: true, minify: true};
  const entryPoints = ['src/offline/worker/notKeptPage.css'];
  const {outputFiles: styles} = await build({...options, entryPoints, write: false});
  await build({
    ...options,
    entryPoints: [`src/offline/worker/${isOffline ? 'serviceWorker' : 'removeItself'}.ts`],
    outfile: path.join(buildDir, 'service-worker.js'),
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      SITE_BUILD: JSON.stringify(siteBuild(source)),
      NOT_KEPT_STYLES: JSON.stringify(styles[0]?.text),
    },
  });
}
