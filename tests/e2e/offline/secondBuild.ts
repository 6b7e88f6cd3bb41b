import {cpSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeServiceWorker} from '../../../src/offline/node/writeServiceWorker';
import {readBundleRecord} from '../../../src/plugins/bundles/BundleRecord';
import {SITE_BUILD} from '../siteTest';

const SITE_DIR = path.dirname(SITE_BUILD);

const OFFLINE_ON = 'customFields:{offline:!0}';
const OFFLINE_OFF = 'customFields:{offline:!1}';

/** Creates a second build of the site. All scripts have other names, so every page differs. */
export async function writeSecondBuild(dir: string, offline: 'on' | 'off' = 'on'): Promise<void> {
  cpSync(SITE_BUILD, dir, {recursive: true});
  const scripts = readdirSync(path.join(dir, 'assets/js'));
  const hashes = new Map(
    scripts.flatMap((name) => {
      const hash = /\.([0-9a-f]{8})\.js$/.exec(name)?.[1];
      return hash === undefined ? [] : [[hash, [...hash].reverse().join('')]];
    }),
  );
  const rename = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => hashes.get(hash) ?? hash);
  for (const name of scripts)
    renameSync(path.join(dir, 'assets/js', name), path.join(dir, 'assets/js', rename(name)));
  let configured = 0;
  for (const file of readdirSync(dir, {recursive: true, encoding: 'utf8'}))
    if (/\.(js|html)$/.test(file)) {
      const text = rename(readFileSync(path.join(dir, file), 'utf8'));
      if (text.includes(OFFLINE_ON)) configured += 1;
      writeFileSync(
        path.join(dir, file),
        offline === 'off' ? text.replace(OFFLINE_ON, OFFLINE_OFF) : text,
      );
    }
  if (configured !== 1) throw new Error(`${configured} files hold "${OFFLINE_ON}" instead of one.`);
  await writeServiceWorker({
    siteDir: SITE_DIR,
    buildDir: dir,
    searchFiles: readBundleRecord(SITE_DIR).searchFiles.map(rename),
    immutable: ['assets/**', 'search-index/*/*.*.bin'],
    isOffline: offline === 'on',
  });
}
