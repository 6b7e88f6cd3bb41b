import {readFile} from 'node:fs/promises';
import {Joi} from '@docusaurus/utils-validation';
import {problemTexts} from '@screwbox/shared/options/problemTexts';
import {CORE_SCHEMA, load} from 'js-yaml';
import type {AnnouncementFields} from '../options';
import {announcementFields} from './announcementFields';
import {announcementError} from './toAnnouncement';

// Front matter as Docusaurus's MDX loader reads it. Both delimiters are at the start of a line.
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;
const BEGINNING = /^\uFEFF?---(?!-)/;
/** Delimiter after white space or comments. The loader does not read it as the start of front matter. */
const LATE_BEGINNING =
  /^((?:\s|<!--(?:(?!-->)[\s\S])*-->|\{\/\*(?:(?!\*\/\})[\s\S])*\*\/\})*)---[ \t]*(?:\r?\n|$)/;
const schema = Joi.object<AnnouncementFields>(announcementFields).prefs({convert: false});

export interface AnnouncementFile {
  fields: AnnouncementFields;
  text: string;
}

/** @throws Error that names the file, the problem and the remedy */
export async function readAnnouncementFile(
  file: string,
  origin: string,
): Promise<AnnouncementFile> {
  const content = await readFile(file, 'utf8');
  const match = FRONT_MATTER.exec(content);
  if (!match && BEGINNING.test(content))
    throw announcementError(
      origin,
      'the front matter has no clear beginning and end. Put "---" alone on the line before it and on the line after it',
    );
  const before = match ? undefined : LATE_BEGINNING.exec(content)?.[1];
  if (before !== undefined)
    throw announcementError(
      origin,
      `the hyphens in line ${before.split('\n').length} cannot be front matter there. Put "---" at the very beginning of the file, or write a rule as "***"`,
    );
  const text = content.slice(match?.[0].length ?? 0);
  if (text.trim() === '') throw announcementError(origin, 'there is no text to announce');
  let data: unknown;
  try {
    // The core schema keeps dates as strings. YAML's own dates lose their time zone.
    data = load(match?.[1] ?? '', {schema: CORE_SCHEMA}) ?? {};
  } catch (error) {
    throw new Error(announcementError(origin, 'the front matter is not valid YAML').message, {
      cause: error,
    });
  }
  const result = schema.validate(data, {abortEarly: false});
  if (result.error)
    throw announcementError(
      origin,
      problemTexts(schema, result.error.details).join(' ').replace(/\.$/, ''),
    );
  return {fields: result.value, text};
}
