/**
 * The addresses in a `srcset`, which commas and white space part; those of `data:` hold commas.
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function imageCandidates(srcset: string | undefined): string[] {
  const candidates = (srcset ?? '').matchAll(/[\s,]*(\S*[^\s,])(,|\s[^,]*)?/g);
  return [...candidates].flatMap(([, address]) => address ?? []);
}
