/** Purpose of a loaded file. Each purpose has a directive in a Content-Security-Policy. */
export type LoadKind =
  | 'script'
  | 'style'
  | 'image'
  | 'font'
  | 'media'
  | 'frame'
  | 'object'
  | 'manifest'
  | 'connect'
  | 'worker'
  | 'prefetch'
  | 'connection';

export interface Load {
  kind: LoadKind;
  address: string;
}
