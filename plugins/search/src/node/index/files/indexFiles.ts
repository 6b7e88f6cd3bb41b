import {createHash} from 'node:crypto';
import {joinBytes} from '../../../core/format/bytes';
import {dataFile, type DataFileKind, MANIFEST} from '../../../core/format/layout';
import {encodeManifest, type InlineKind, type Manifest} from '../../../core/format/Manifest';
import {seal} from '../../../core/format/sealedFile';
import {headSize, inlineSize, textSize} from '../postings/blockSizes';
import type {CutTerms} from '../postings/encodeTerms';
import {encodeSlice, sliceStarts} from '../postings/cutSlices';
import {cutHeads, cutTexts} from './cutBlocks';
import type {PageText} from '../records/PageText';
import {constants, deflateRawSync} from 'node:zlib';

/** Numbers that rarely repeat compress better with few or no back references. */
const STRATEGIES = [constants.Z_DEFAULT_STRATEGY, constants.Z_FILTERED, constants.Z_HUFFMAN_ONLY];

/** Compresses parts separately, each with its own codes, into one stream of raw deflate (RFC 1951). */
export function pack(parts: readonly Uint8Array[]): Uint8Array {
  const packed = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    const strategies = parts.length > 1 ? STRATEGIES : STRATEGIES.slice(0, 1);
    return strategies
      .map((strategy) => deflateRawSync(part, {level: 9, memLevel: 9, strategy, finishFlush}))
      .reduce((best, other) => (other.length < best.length ? other : best));
  });
  return joinBytes(packed);
}

export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}

export interface IndexSettings {
  language: string;
  synonyms: string[][];
  excerptLength: number;
  isOneOfSeveral?: boolean;
}

function boostRuns(pages: readonly PageText[]): Manifest['boosts'] {
  const runs: Manifest['boosts'] = [];
  for (const [index, {boost}] of pages.entries()) {
    const last = runs.at(-1);
    if (boost !== 1 && last !== undefined && last[2] === boost && last[0] + last[1] === index)
      last[1]++;
    else if (boost !== 1) runs.push([index, 1, boost]);
  }
  return runs;
}

const ID_LENGTH = 10;

function contentHash(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, ID_LENGTH);
}

type Content = readonly Uint8Array[];

/** Contents that the manifest of a small index includes: everything except the texts. */
function smallContents(
  contents: Record<InlineKind, readonly Content[]>,
  most: number,
): Manifest['inline'] {
  const {t, r, h} = contents;
  if (Math.max(t.length, r.length, h.length) > 1) return {};
  const inline = {t: joinBytes(t.flat()), r: joinBytes(r.flat()), h: joinBytes(h.flat())};
  const size = inline.t.length + inline.r.length + inline.h.length;
  return size > most ? {} : inline;
}

const PROGRESS_STEP = 100;

export function indexFiles(
  pages: readonly PageText[],
  {slices, spellings, frequent}: CutTerms,
  {isOneOfSeveral = false, ...settings}: IndexSettings,
  onProgress?: (files: number) => void,
): IndexFile[] {
  const sections = pages.reduce((sum, {heads}) => sum + heads.length, 0);
  const headBytes = pages.reduce((sum, page) => sum + page.heads.bytes.length, 0);
  const textBytes = pages.reduce((sum, page) => sum + page.texts.bytes.length, 0);
  const heads = cutHeads(pages, headSize(headBytes, sections));
  const texts = cutTexts(pages, textSize(textBytes, sections));
  const contents: Record<DataFileKind, Content[]> = {
    t: slices.map(encodeSlice),
    r: spellings.map(({content}) => [content]),
    w: frequent.map(({content}) => [content]),
    h: heads.map(({content}) => [content]),
    x: texts.map(({content}) => [content]),
  };
  const inline = smallContents(contents, inlineSize(isOneOfSeveral));
  const manifest: Manifest = {
    id: '',
    ...settings,
    slices: sliceStarts(slices),
    backward: spellings.map(({start}) => start),
    frequent: frequent.map(({start}) => start),
    pages: pages.map(({heads: own}) => own.length),
    heads: heads.map((block) => block.sections),
    texts: texts.map((block) => block.sections),
    boosts: boostRuns(pages),
    inline,
  };
  let made = 0;
  const data = (Object.keys(contents) as DataFileKind[])
    .filter((kind) => !(kind in inline))
    .flatMap((kind) =>
      contents[kind].map((content, number) => {
        if (++made % PROGRESS_STEP === 0) onProgress?.(made);
        return {kind, number, packed: pack(content)};
      }),
    );
  const id = contentHash([encodeManifest(manifest), ...data.map(({packed}) => packed)]);
  return [
    ...data.map(({kind, number, packed}) => ({name: dataFile(id, kind, number), packed})),
    {name: MANIFEST, packed: pack([encodeManifest({...manifest, id})])},
  ].map(({name, packed}) => ({name, bytes: seal(name, packed)}));
}
