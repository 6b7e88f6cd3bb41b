import type {AnnouncementFields} from '../options';

/**
 * The fields of a translated file: those of the original, but for the ones it gives itself.
 *
 * A look of its own takes the place of `variant` and `colors` alike, which exclude each other. The id
 * always is the original's: languages that share a storage namespace share what was closed.
 */
export function translatedFields(
  {variant, colors, ...original}: AnnouncementFields,
  own: AnnouncementFields,
): AnnouncementFields {
  const look = own.variant || own.colors ? {} : {variant, colors};
  return {...original, ...look, ...own, id: original.id};
}
