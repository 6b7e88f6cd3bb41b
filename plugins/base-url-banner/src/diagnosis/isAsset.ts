/**
 * Whether an answer is the script or stylesheet that was asked for. Hosts that answer every address
 * with the home page also answer with status 200, so the content type decides.
 *
 * The text of this function is part of the inline script, so it refers to nothing outside itself.
 *
 * @param path path of the file
 * @param status HTTP status of the answer
 * @param contentType `Content-Type` of the answer, or null without one
 */
export function isAsset(path: string, status: number, contentType: string | null): boolean {
  const expected = /\.css$/.test(path)
    ? /^text\/css/i
    : /^(text|application)\/(x-)?(java|ecma)script/i;
  return status === 200 && expected.test(contentType || '');
}
