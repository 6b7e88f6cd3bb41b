/** What a browser does with what it loads; a policy has a directive for each. */
export type LoadKind =
  | 'script'
  | 'style'
  | 'image'
  | 'font'
  | 'media'
  | 'frame'
  | 'object'
  | 'manifest'
  /** By a script, or by a hint that does not say for what. */
  | 'connect'
  | 'worker'
  /** Ahead of another page. */
  | 'prefetch'
  /** A host that is only greeted. */
  | 'connection';

/** An address that an element or a style makes the browser ask for when the page is opened. */
export interface Load {
  kind: LoadKind;
  /** As it is written. */
  address: string;
}
