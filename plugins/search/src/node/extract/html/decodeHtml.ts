import {Parser} from 'htmlparser2';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Number of bytes at the start of a page within which it must declare its encoding. */
const HEAD = 1024;
const CHARSET = /charset\s*=\s*["']?\s*([^\s"';]+)/i;
const MARKS = [
  {label: 'utf-8', bytes: [0xef, 0xbb, 0xbf]},
  {label: 'utf-16le', bytes: [0xff, 0xfe]},
  {label: 'utf-16be', bytes: [0xfe, 0xff]},
] as const;

function labelIn(attributes: Attributes): string | undefined {
  const charset = attributes.charset?.trim();
  if (charset !== undefined && charset !== '') return charset;
  if (attributes['http-equiv']?.toLowerCase() !== 'content-type') return undefined;
  return CHARSET.exec(attributes.content ?? '')?.[1];
}

function declaredLabel(head: string): string | undefined {
  let label: string | undefined;
  const onopentag = (tag: string, attributes: Attributes): void => {
    if (tag === 'meta') label ??= labelIn(attributes);
  };
  new Parser({onopentag}).end(head);
  return label;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new Error(
      `its <meta charset> names "${label}", which is not a known encoding: write the page as UTF-8`,
    );
  }
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark !== undefined) return decoderOf(mark.label);
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const decoder = decoderOf(declaredLabel(head) ?? 'utf-8');
  // The declaration was found in single bytes, so the page is not UTF-16.
  return decoder.encoding.startsWith('utf-16') ? decoderOf('utf-8') : decoder;
}

/**
 * Returns the text of an HTML file. It is UTF-8, unless a byte order mark or `<meta charset>` declares another
 * encoding. Source: HTML Standard, 13.2.3.2 Determining the character encoding.
 *
 * @throws Error if the encoding is unknown
 */
export function decodeHtml(bytes: Uint8Array): string {
  const decoder = decoderFor(bytes);
  // Use streaming, because Node 20 otherwise reads windows-1252 as Latin-1, and quotes and dashes would be lost.
  return decoder.decode(bytes, {stream: decoder.encoding === 'windows-1252'});
}
