/** Words of a token, and the spellings in which it is written as one word. */
export interface TokenTerms {
  /** Words in order: `screwBox.mouse` → screw, box, mouse. */
  parts: string[];
  /** Joined neighbors: screwbox, screwboxmouse. Empty for a plain word. */
  joins: string[];
  /**
   * Other words under which the token is indexed, but which a query with the token does not search for: `string`
   * for `std::string&s`.
   */
  wider?: string[];
}

export const asOneWord = ({parts, joins}: TokenTerms): string => joins.at(-1) ?? parts.join('');

/** Returns the parts that are separate terms. The single letters of an identifier are not. */
export const ownTerms = ({parts, joins}: TokenTerms): string[] =>
  joins.length > 0 ? parts.filter((part) => part.length > 1) : parts;
