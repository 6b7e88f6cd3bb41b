import type {ByteWriter} from '../format/bytes';
import {IN_HEADING, MOST_WEIGHT, WEIGHT_STEPS} from '../format/layout';

/** Where a term occurs, by ascending section. */
export interface Postings {
  sections: number[];
  /** Content impact and flags. */
  impacts: number[];
  /** Length of the heading and flags; 0 where the heading does not have the term, or as two words. */
  headings: number[];
  /**
   * lunr's weights of the fields in which the term occurs, but for the content, section after section;
   * 0 for a heading that has it as two words.
   */
  weights: number[];
}

const inSteps = (weight: number): number =>
  weight === 0
    ? 0
    : Math.max(1, Math.min(WEIGHT_STEPS - 1, Math.round((weight / MOST_WEIGHT) * WEIGHT_STEPS)));

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
  for (const weight of postings.weights) writer.byte(inSteps(weight));
  return {impactsStart, weightsStart};
}
