import type {ByteWriter} from '../format/ByteWriter';
import {IN_HEADING} from '../format/layout';

/** Where a term occurs, by ascending section. */
export interface Postings {
  sections: number[];
  /** Content impact and flags. */
  impacts: number[];
  /** Length of the heading and flags; 0 where the term is not in the heading. */
  headings: number[];
  /** lunr's weights of the fields in which the term occurs; empty in a shipped index. */
  weights: number[][];
}

/** Writes sections as differences, impacts, the bytes of the headings and weights. */
export function encodePostings(
  writer: ByteWriter,
  postings: Postings,
): {impactsStart: number; weightsStart: number} {
  let last = -1;
  for (const section of postings.sections) {
    writer.number(section - last - 1);
    last = section;
  }
  const impactsStart = writer.length;
  for (const impact of postings.impacts) writer.byte(impact);
  postings.impacts.forEach((impact, index) => {
    if (impact & IN_HEADING) writer.byte(postings.headings[index] as number);
  });
  const weightsStart = writer.length;
  for (const weights of postings.weights) for (const weight of weights) writer.float(weight);
  return {impactsStart, weightsStart};
}
