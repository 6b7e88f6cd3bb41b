export interface ReferencePart {
  readonly name: string;
  /** Arguments in parentheses. `undefined` without parentheses. */
  readonly args?: readonly string[];
}

/** Inline code in the form of a Java name. */
export interface ApiReference {
  readonly prefix: 'new' | '@' | '';
  readonly parts: readonly [ReferencePart, ...ReferencePart[]];
}
