import {createHash} from 'node:crypto';
import type {Candidate, ColorPair, ThemeColors} from '../announcement';
import type {AnnouncementFields} from '../options';
import {contrastProblem} from './contrast';
import {parseInstant} from './parseInstant';
import {routePatterns} from './routePatterns';
import {VARIANTS} from './variants';

export type Source = {kind: 'file'; file: string} | {kind: 'markdown'; markdown: string};

export interface LoadedAnnouncement extends Candidate {
  source: Source;
  origin: string;
  colors: ThemeColors;
  priority: number;
  /** Globs as written in the source, for messages about unmatched routes. */
  globs: string[];
}

export function announcementError(origin: string, problem: string): Error {
  return new Error(`docusaurus-announcement-bar: ${origin}: ${problem}.`);
}

/** Default id. It is derived from the text, so that a changed text is a new announcement. */
function idOfText(text: string): string {
  // Git can change line endings on checkout.
  const plain = text.replaceAll(/\r\n?/g, '\n').trim();
  const digest = createHash('sha256').update(plain).digest('hex');
  return `announcement-${digest.slice(0, 8)}`;
}

function isPerTheme(colors: ColorPair | ThemeColors): colors is ThemeColors {
  return 'light' in colors;
}

function themeColors({variant, colors}: AnnouncementFields, origin: string): ThemeColors {
  if (!colors) return VARIANTS[variant ?? 'info'];
  if (variant)
    throw announcementError(origin, '"variant" and "colors" are both given. Remove one of them');
  const pairs: ThemeColors = isPerTheme(colors) ? colors : {light: colors, dark: colors};
  for (const [theme, pair] of Object.entries({...pairs})) {
    const problem = contrastProblem(pair);
    if (problem) throw announcementError(origin, `colors, ${theme} theme: ${problem}`);
  }
  return pairs;
}

/**
 * @param text in the default language of the site, for the default id
 * @throws Error that names the origin, the problem and the remedy
 */
export function toAnnouncement(
  fields: AnnouncementFields,
  text: string,
  source: Source,
  origin: string,
): LoadedAnnouncement {
  const {id = idOfText(text), closeable = true, priority = 0, routes: globs = []} = fields;
  const from = fields.from === undefined ? undefined : parseInstant(fields.from);
  const until = fields.until === undefined ? undefined : parseInstant(fields.until);
  if (from !== undefined && until !== undefined && from >= until)
    throw announcementError(
      origin,
      `"until" (${fields.until}) is not after "from" (${fields.from}), so it would never show`,
    );
  return {
    id,
    ...(from !== undefined && {from}),
    ...(until !== undefined && {until}),
    ...routePatterns(globs),
    closeable,
    priority,
    globs,
    colors: themeColors(fields, origin),
    source,
    origin,
  };
}
