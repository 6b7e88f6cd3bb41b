/**
 * Whether a response is the requested script or stylesheet. Some hosts respond to every address with the home page
 * and status 200, so the content type decides.
 *
 * The inline script contains the text of this function, so it uses nothing outside itself.
 *
 * @param path path of the file
 * @param contentType `Content-Type` of the response, or null
 */
export function isAsset(path: string, status: number, contentType: string | null): boolean {
  const expected = /\.css$/.test(path)
    ? /^text\/css/i
    : /^(text|application)\/(x-)?(java|ecma)script/i;
  return status === 200 && expected.test(contentType || '');
}
