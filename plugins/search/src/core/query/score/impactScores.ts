import {
  CONTENT_IMPACT,
  HEADING_LENGTH,
  IMPACT_STEPS,
  IN_CRUMBS,
  IN_DESCRIPTION,
  IN_HEADING,
  IN_KEYWORDS,
  KIND_IN_HEADING,
} from '../../format/layout';

/**
 * Frequencies that an occurrence in each field adds before saturation. In content of average length, an
 * occurrence adds 1 / 1.2.
 */
const HEADING = 3.5;
const CRUMBS = 2;
const DESCRIPTION = 0.8;
const KEYWORDS = 2.5;
/** Frequency for a heading that has the term as two words, such as `full screen` for `fullscreen`. */
const JOINED = 1;
const HEADING_LETTERS = 16;

/** BM25F frequency of an impact byte before saturation, without the heading. */
const FREQUENCIES = new Float32Array(256);
for (let impact = 0; impact < 256; impact++) {
  const saturated = (impact & CONTENT_IMPACT) / IMPACT_STEPS;
  let frequency = saturated / (1 - saturated);
  if (impact & IN_CRUMBS) frequency += CRUMBS;
  if (impact & IN_DESCRIPTION) frequency += DESCRIPTION;
  if (impact & IN_KEYWORDS) frequency += KEYWORDS;
  FREQUENCIES[impact] = frequency;
}

const HEADING_FREQUENCIES = new Float32Array(256);
// Only used if the heading has the term: byte 0 then means that it has the term as two words.
HEADING_FREQUENCIES[0] = JOINED;
for (let heading = 1; heading < 256; heading++) {
  // A word for the kind of a declaration counts as in a heading of average length.
  const letters = heading === KIND_IN_HEADING ? HEADING_LETTERS : heading & HEADING_LENGTH;
  HEADING_FREQUENCIES[heading] = HEADING / (0.4 + (0.6 * letters) / HEADING_LETTERS);
}

/** Returns the BM25F frequency of a posting over all fields, with length normalization. */
export function impactFrequency(impact: number, heading: number): number {
  const own = FREQUENCIES[impact] as number;
  return impact & IN_HEADING ? own + (HEADING_FREQUENCIES[heading] as number) : own;
}

export function impactScore(impact: number, heading: number): number {
  const frequency = impactFrequency(impact, heading);
  return frequency / (frequency + 1);
}
