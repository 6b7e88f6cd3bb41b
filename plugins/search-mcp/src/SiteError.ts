/** An error whose message tells the assistant or its operator what to do. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
}
