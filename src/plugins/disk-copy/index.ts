import {cpSync, existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteVariables} from '../../config/siteVariables';

export type DiskCopyOffer =
  | {readonly kind: 'offered'; readonly address: string; readonly bytes: number}
  | {readonly kind: 'opened'}
  | {readonly kind: 'absent'};

/** Address of the copy below the base URL. */
const ADDRESS = 'downloads/screwbox-docs.zip';

/**
 * Handles the copy of the site that opens from disk. If `SITE_ZIP` names the copy, the site offers it. In the copy
 * itself, this plugin replaces components that do not work from disk.
 *
 * @throws Error if `SITE_ZIP` names a missing file
 */
export default function diskCopy({siteDir, siteConfig}: LoadContext): Plugin {
  const isCopy = siteConfig.future.experimental_router === 'hash';
  const zip = siteVariables(process.env).zip;
  const file = isCopy || zip === undefined ? undefined : path.resolve(siteDir, zip);
  if (file !== undefined && !existsSync(file))
    throw new Error(`SITE_ZIP names ${file}, which does not exist. Run "npm run zip" first.`);
  return {
    name: 'site-disk-copy',
    ...(isCopy && {getThemePath: () => './theme'}),
    contentLoaded({actions: {setGlobalData}}) {
      const offer: DiskCopyOffer =
        file === undefined
          ? {kind: isCopy ? 'opened' : 'absent'}
          : {kind: 'offered', address: ADDRESS, bytes: statSync(file).size};
      setGlobalData(offer);
    },
    async postBuild({outDir}) {
      if (file !== undefined) cpSync(file, path.join(outDir, ADDRESS));
      return Promise.resolve();
    },
  };
}
