import type {TranslationFile} from '@docusaurus/types';
import type {ContextOptions} from '../../options';

/** Name of the site's translation file: `i18n/<locale>/docusaurus-search/options.json`. */
const FILE = 'options';

const keyOf = ({key}: ContextOptions) => `context.${key}`;

export function toTranslationFile(contexts: ContextOptions[]): TranslationFile {
  return {
    path: FILE,
    content: Object.fromEntries(
      contexts.map((context) => [
        keyOf(context),
        {message: context.label, description: 'Label of a part of the site that is searched alone'},
      ]),
    ),
  };
}

export function translateContexts(
  contexts: ContextOptions[],
  files: TranslationFile[],
): ContextOptions[] {
  const texts = files.find(({path}) => path === FILE)?.content ?? {};
  return contexts.map((context) => ({
    ...context,
    label: texts[keyOf(context)]?.message ?? context.label,
  }));
}
