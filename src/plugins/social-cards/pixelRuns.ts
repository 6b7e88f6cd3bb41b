const ROWS = [
  '................................................',
  '................................................',
  '.......CCCC..........................CCC........',
  '.....CCCCCCCC......................CCCCCCC......',
  '....CCCCCCCCCC....................CCCCCCCCC.....',
  '......................................SSSSSS....',
  '......................OOOOOOOOOO.....SSSTTSSS...',
  '.....................OYYYYYYYYYYO....SSSTTSSS...',
  '.....................OYYYKYYKYYYO.....SSSSSS....',
  '.....................OYYYKYYKYYYO......TTSS.....',
  '.....................OYYYYYYYYYYO......SSTT.....',
  '.....................OYYKYYYYKYYO......TTSS.....',
  '.....................OYYYKKKKYYYO......SSTT.....',
  '.....................OYYYYYYYYYYO......TTSS.....',
  '......................OOOOOOOOOO........ST......',
  '...................D..............D.............',
  '..................D.D....D...D...D.D............',
  '................................................',
  '.............W.............................W....',
  '...........GGGGGGGG..............GGGGGGGGGGGGG..',
  '...........BBBBBBBB..............BBBBBBBBBBBBB..',
  '............BBBBBB................BBBBBBBBBBB...',
  '.W.....W..........................W..........W..',
  'GGGGGGGGGGGG....GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG',
  'BBBBBBBBBBBBEEEEBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB',
  'BBBEBBBBBBBBBBBBBBBBBBBBEBBBBBBBBBBBBEBBBBBBBBBB',
  'BBBBBBBBBBBEBBBBBBBBEBBBBBBBBBBEBBBBBBBBBBBEBBBB',
] as const;

/** Consecutive pixels of the same color in one row, measured in pixels of the landscape. */
interface PixelRun {
  x: number;
  y: number;
  width: number;
  kind: string;
}

export const SCENE_WIDTH = ROWS[0].length;
export const SCENE_HEIGHT = ROWS.length;

/** Joins adjacent pixels of the same color, so that the image needs fewer shapes. */
export function pixelRuns(): PixelRun[] {
  return ROWS.flatMap((row, y) =>
    [...row.matchAll(/([A-Z])\1*/g)].map((match) => ({
      x: match.index,
      y,
      width: match[0].length,
      kind: match[1] ?? '',
    })),
  );
}
