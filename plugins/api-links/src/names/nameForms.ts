const FILE_EXTENSIONS = new Set(
  `bat css csv exe gif gradle html jar java jpg js json kt kts log md mdx mid mp3 ogg png
  properties sh svg tmj tmx ts tsj tsx txt ttf wav xml yaml yml zip`.split(/\s+/),
);

export function isTypeLike(name: string): boolean {
  return /^\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
}

export function isConstantLike(name: string): boolean {
  return /^[A-Z][A-Z0-9_]+$/.test(name);
}

/** Whether a name consists of several words, such as `drawOrder` and `RenderComponent`. */
export function isCompound(name: string): boolean {
  return /[\p{Ll}0-9]\p{Lu}/u.test(name);
}

export function isFileExtension(name: string): boolean {
  return FILE_EXTENSIONS.has(name);
}
