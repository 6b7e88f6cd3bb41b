const FILE_EXTENSIONS = new Set(
  `bat css csv exe gif gradle html jar java jpg js json kt kts log md mdx mid mp3 ogg png
  properties sh svg tmj tmx ts tsj tsx txt ttf wav xml yaml yml zip`.split(/\s+/),
);

/** `RenderComponent`, `Entity`: a type's name in Java. */
export function isTypeLike(name: string): boolean {
  return /^\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
}

/** `SINE_OUT`, `SPACE`: a constant's name in Java. */
export function isConstantLike(name: string): boolean {
  return /^[A-Z][A-Z0-9_]+$/.test(name);
}

/** Several words written as one, such as `drawOrder` and `RenderComponent`. */
export function isCompound(name: string): boolean {
  return /[\p{Ll}0-9]\p{Lu}/u.test(name);
}

/** The last part of a file's name, such as `png`. */
export function isFileExtension(name: string): boolean {
  return FILE_EXTENSIONS.has(name);
}
