/** The words of one token, and the spellings in which it is written as one word. */
export interface TokenTerms {
  /** The words in order: `screwBox.mouse` → screw, box, mouse. */
  parts: string[];
  /** Joined neighbours: screwbox, screwboxmouse. Empty for a plain word. */
  joins: string[];
  /** Words that find it, too, but are not meant by it: `string` of `std::string&s`. */
  wider?: string[];
}

/** The token as one word. */
export const asOneWord = ({parts, joins}: TokenTerms): string => joins.at(-1) ?? parts.join('');

/** The parts that are terms of their own, which the single letters of an identifier are not. */
export const ownTerms = ({parts, joins}: TokenTerms): string[] =>
  joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;
