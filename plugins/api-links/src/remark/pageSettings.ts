import {placeInFrontMatter} from '@screwbox/shared/files/placeInFrontMatter';
import {isObject} from '@screwbox/shared/values/isObject';
import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';
import type {MarkdownSource} from './Markdown';

export interface PageSettings {
  /** `api_links: false` turns links and checks off. */
  readonly isEnabled: boolean;
  /** `api_subjects`: types whose members the page names without the type, the most important first. */
  readonly subjects: readonly ApiType[];
}

/** @throws Error if `api_links` is not a boolean or `api_subjects` names a missing type */
export function pageSettings(file: MarkdownSource, index: ApiIndex): PageSettings {
  const {frontMatter} = file.data;
  const {api_links: enabled = true, api_subjects: names = []} = isObject(frontMatter)
    ? frontMatter
    : {};
  const whereIs = (field: string): string =>
    file.path === undefined ? 'the page' : placeInFrontMatter('', file.path, field);
  if (typeof enabled !== 'boolean') {
    throw new Error(
      `${whereIs('api_links')}: "api_links" in the front matter must be true or false.`,
    );
  }
  const subjects = [names].flat().map((name) => {
    const type = typeof name === 'string' ? index.findType(name) : undefined;
    if (!type) {
      throw new Error(
        `${whereIs('api_subjects')}: "api_subjects" in the front matter names ${JSON.stringify(name)}, ` +
          'which is not a type of the API.',
      );
    }
    return type;
  });
  return {isEnabled: enabled, subjects};
}
