import path from 'node:path';
import type {MarkdownNode} from '../../markdown/MarkdownNode';
import type {Filler} from '../../markdown/remarkFilledCode';
import {belowCode, BELOW_CODE} from './belowCode';
import {type Example, picturesOf, readExamples} from './readExamples';
import {isSheetName, readSheets, SHEETS, SHEETS_FOLDER} from './readSheets';
import {regionOf, withoutRegions} from './regionOf';

/** Parsed fence such as `example=Rain region=drops picture`. */
interface Fence {
  readonly name: string;
  readonly region: string | undefined;
  readonly hasPicture: boolean;
  readonly hasCode: boolean;
  /** Remaining text of the fence, such as `{2,3}`. */
  readonly rest: string;
}

function fenceOf(meta: string): Fence | undefined {
  const name = /(?:^|\s)example=(\w+)/.exec(meta)?.[1];
  if (name === undefined) return undefined;
  const words = meta.trim().split(/\s+/);
  const region = words.find((word) => word.startsWith('region='))?.slice('region='.length);
  const rest = words
    .filter((word) => !/^(?:example=|region=|picture(?:-only)?$)/.test(word))
    .join(' ');
  const hasCode = !words.includes('picture-only');
  return {name, region, hasPicture: words.includes('picture') || !hasCode, hasCode, rest};
}

function belowOf(
  {program: {name}, slug, pictures}: Example,
  {hasPicture}: Fence,
  hasProgram: boolean,
): MarkdownNode {
  if (hasPicture && !pictures) {
    throw new Error(`"${name}" has no image in its record. Run: npm run examples -- ${name}`);
  }
  return belowCode({
    pictures: hasPicture ? pictures : undefined,
    slug: hasProgram ? slug : undefined,
  });
}

/** Returns the image for a fence such as `sheet=sprites`; nothing if the runner has not created it. */
function sheetOf(name: string, folder: string): MarkdownNode[] {
  if (!isSheetName(name)) {
    throw new Error(
      `there is no sheet "${name}". Write one of: ${Object.keys(SHEETS).join(', ')}.`,
    );
  }
  const sheet = readSheets(folder)?.sheets[name];
  if (!sheet) return [];
  const {pictures} = picturesOf(path.join(folder, SHEETS_FOLDER), sheet, SHEETS[name]);
  return [belowCode({pictures, slug: undefined})];
}

/**
 * This path is not in the site's configuration, because the site's scripts contain the configuration, and the path
 * differs between machines.
 */
const EXAMPLES = path.join(__dirname, '../../../examples');

/**
 * Fills code blocks from programs that have been run. A block with the fence `java example=Rain
 * region=drops picture` shows a region of `examples/gallery/Rain.java`. Below it are the image and,
 * once per page, the complete program. With `picture-only` instead of `picture`, the code is left
 * out. `text sheet=sprites` shows an overview of the engine's assets if the runner has created it.
 */
export function exampleFiller({folder = EXAMPLES}: {readonly folder?: string} = {}): () => Filler {
  let examples: ReadonlyMap<string, Example> | undefined;
  return () => {
    const shown = new Set<string>();
    return {
      fill(meta) {
        const sheet = /(?:^|\s)sheet=(\w+)/.exec(meta)?.[1];
        if (sheet !== undefined) return sheetOf(sheet, folder);
        const fence = fenceOf(meta);
        if (!fence) return undefined;
        examples ??= readExamples(folder);
        const {name, region, rest} = fence;
        const example = examples.get(name);
        if (!example) throw new Error(`there is no program examples/gallery/${name}.java.`);
        const {code} = example;
        const value = region === undefined ? withoutRegions(code) : regionOf(code, region);
        const block = {type: 'code', lang: 'java', meta: rest === '' ? null : rest, value};
        const isFirst = !shown.has(name);
        shown.add(name);
        const wantsBelow = isFirst || fence.hasPicture;
        return [
          ...(fence.hasCode ? [block] : []),
          ...(wantsBelow ? [belowOf(example, fence, isFirst)] : []),
        ];
      },
      components: BELOW_CODE,
    };
  };
}
