/** A run of content of one kind, which says by which of the books it is written. */
export interface Part {
  kind: number;
  bytes: Uint8Array;
}

/** What is compressed together. */
export interface Content {
  parts: readonly Part[];
  /** Text to which the parts may refer back. */
  sharedText?: Uint8Array | undefined;
}

/** Parts with their kinds, in the order of both. */
export const partsOf = (kinds: readonly number[], contents: readonly Uint8Array[]): Part[] =>
  contents.map((bytes, index) => ({kind: kinds[index] as number, bytes}));

/** Where a part lies in the buffer of all parts. */
export interface PlacedPart {
  kind: number;
  start: number;
  end: number;
}

/** All parts in one buffer, behind what they may refer back to. */
export function placeParts({parts, sharedText = new Uint8Array(0)}: Content): {
  buffer: Uint8Array;
  placed: PlacedPart[];
} {
  const length = parts.reduce((sum, {bytes}) => sum + bytes.length, sharedText.length);
  const buffer = new Uint8Array(length);
  buffer.set(sharedText);
  let end = sharedText.length;
  const placed = parts.map(({kind, bytes}) => {
    const start = end;
    buffer.set(bytes, start);
    end += bytes.length;
    return {kind, start, end};
  });
  return {buffer, placed};
}
