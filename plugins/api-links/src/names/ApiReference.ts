export interface ReferencePart {
  readonly name: string;
  readonly args?: readonly string[];
}

export interface ApiReference {
  readonly prefix: 'new' | '@' | '';
  readonly parts: readonly [ReferencePart, ...ReferencePart[]];
}
