export interface ReferencePart {
  readonly name: string;
  /** Arguments in parentheses. `undefined` without parentheses. */
  readonly args?: readonly string[];
}

export interface ApiReference {
  readonly prefix: 'new' | '@' | '';
  readonly parts: readonly [ReferencePart, ...ReferencePart[]];
}
