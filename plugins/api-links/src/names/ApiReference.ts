/** One part of a reference: `setZoom(2)` in `camera.setZoom(2)`. */
export interface ReferencePart {
  readonly name: string;
  /** What stands in its parentheses; undefined when there are none. */
  readonly args?: readonly string[];
}

/** Inline code that has the form of a Java name. */
export interface ApiReference {
  /** What stands before the name. */
  readonly prefix: 'new' | '@' | '';
  readonly parts: readonly [ReferencePart, ...ReferencePart[]];
}
