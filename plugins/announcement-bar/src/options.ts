import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';
import {requireSingleInstance} from '@screwbox/shared/options/requireSingleInstance';
import type {ColorPair, ThemeColors} from './announcement';
import {announcementFields} from './node/announcementFields';
import type {Variant} from './node/variants';

/** Front matter of a file, or fields of an entry of `announcements`. */
export interface AnnouncementFields {
  /**
   * Name under which a dismissal is stored: letters, digits, `.`, `_` and `-`. Default: derived from the text, so
   * that a changed text shows again.
   */
  id?: string;
  /** When the announcement starts to show: date with time and zone, for example `2026-12-01T09:00:00+01:00`. */
  from?: string;
  /** When the announcement expires: date with time and zone. */
  until?: string;
  /**
   * Globs of routes, without base URL and language. `!` excludes. Default: every route. `/docs/**` matches `/docs`
   * and everything below it.
   */
  routes?: string[];
  /** Design. Default `info`. Cannot be combined with `colors`. */
  variant?: Variant;
  /** Custom colors, the same for both themes or different ones. Cannot be combined with `variant`. */
  colors?: ColorPair | ThemeColors;
  /** Whether readers can close the announcement. Default true. */
  closeable?: boolean;
  /** If several announcements match a page, the one with the highest priority shows. Default 0. */
  priority?: number;
}

export interface AnnouncementOption extends AnnouncementFields {
  /** Text in Markdown or MDX. Links begin with a slash and have no base URL. */
  content: string;
}

export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

export interface PluginOptions {
  id: string;
  /** Folder with announcements as `.md` and `.mdx` files, relative to the site. Default `announcements`. */
  path: string;
  /** Announcements without a file. Default none. */
  announcements: AnnouncementOption[];
  /** Reaction of the build to expired announcements. Default `warn`. */
  onExpired: Severity;
  /** Reaction of the build to globs that match no route. Default `warn`. */
  onUnmatchedRoutes: Severity;
}

export type Options = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: Omit<PluginOptions, 'id'> = {
  path: 'announcements',
  announcements: [],
  onExpired: 'warn',
  onUnmatchedRoutes: 'warn',
};

const severity = Joi.string().valid('ignore', 'log', 'warn', 'throw');

const schema = Joi.object<PluginOptions>({
  path: Joi.string()
    .default(DEFAULT_OPTIONS.path)
    .description('the name of a folder, such as "announcements"'),
  announcements: Joi.array()
    .items(
      Joi.object({
        ...announcementFields,
        // The text is not trimmed, because Docusaurus forbids schemas to convert values.
        content: Joi.string().pattern(/\S/).required().description('text in Markdown'),
      }),
    )
    .default(DEFAULT_OPTIONS.announcements),
  onExpired: severity.default(DEFAULT_OPTIONS.onExpired),
  onUnmatchedRoutes: severity.default(DEFAULT_OPTIONS.onUnmatchedRoutes),
});

/** @throws Error that names the plugin, the wrong value and the remedy */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const checked = checkOptions('docusaurus-announcement-bar', schema, options, validate);
  return requireSingleInstance(
    'docusaurus-announcement-bar',
    checked,
    'Put all announcements into one instance.',
  );
}
