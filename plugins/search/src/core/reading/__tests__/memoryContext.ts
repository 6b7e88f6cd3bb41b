import {inflateRawSync} from 'node:zlib';
import {createAnalyzer, type Analyzer} from '../../text/Analyzer';
import {english} from '../../text/lunrLanguage';
import type {Page} from '../../../node/extract/page/Page';
import {MANIFEST} from '../../format/layout';
import {decodeManifest, type Manifest} from '../../format/Manifest';
import {verify} from '../../format/sealedFile';
import type {BuildOptions} from '../../../node/index/buildOptions';
import type {Read} from '../FileStore';
import {IndexContext} from '../IndexContext';
import {indexFiles, readFrom} from './memoryIndex';

export const analyzer = createAnalyzer(english);

export const plainAnalyzer = createAnalyzer({
  stem: (word) => word,
  isStopWord: () => false,
});

export const manifestOf = (files: ReadonlyMap<string, Uint8Array>): Manifest =>
  decodeManifest(inflateRawSync(verify(MANIFEST, files.get(MANIFEST) ?? new Uint8Array(0))));

export function contextOf(
  pages: readonly Page[],
  options: BuildOptions = {},
  language: Analyzer = analyzer,
): IndexContext {
  const files = indexFiles(pages, options, language);
  return new IndexContext(manifestOf(files), readFrom(files), language);
}

export function recordReads(files: ReadonlyMap<string, Uint8Array>): {read: Read; names: string[]} {
  const names: string[] = [];
  const read = readFrom(files);
  return {
    names,
    read(name) {
      names.push(name);
      return read(name);
    },
  };
}
