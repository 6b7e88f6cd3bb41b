/** Error whose message says what the assistant or its operator should do. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}
