import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {checkOptions} from '@screwbox/shared/options/checkOptions';
import type {PluginOptions} from '../../options';
import type {DocumentSection, SearchDocument} from '../partitions/SearchDocument';
import {PLUGIN_NAME} from '../../names';

const text = Joi.string().pattern(/\S/).description('text that readers see');

const section = Joi.object<DocumentSection>({
  heading: text.required(),
  hash: Joi.string()
    .pattern(/^[^#\s]+$/)
    .required()
    .description('a fragment without "#" and spaces'),
  text: Joi.string().allow(''),
});

const documentSchema = (contexts: readonly string[]) =>
  Joi.object<SearchDocument>({
    url: Joi.string()
      .pattern(/^(?:https?:\/\/|\/)\S+$/)
      .required()
      .description('an address that begins with "https://" or "/" and has no spaces'),
    title: text.required(),
    context:
      contexts.length === 0
        ? Joi.forbidden().description('left out if the option "contexts" is empty')
        : Joi.string().valid(...contexts),
    description: Joi.string().allow(''),
    keywords: Joi.array().items(Joi.string()),
    text: Joi.string().allow(''),
    sections: Joi.array().items(section),
  });

async function readFile(
  file: string,
  {siteDir, contexts}: {siteDir: string; contexts: readonly string[]},
): Promise<SearchDocument[]> {
  let documents: unknown;
  try {
    const source = await loadFreshModule(path.resolve(siteDir, file));
    documents = typeof source === 'function' ? await (source as () => unknown)() : source;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${PLUGIN_NAME}: the documents of ${file} cannot be read: ${reason}`, {cause});
  }
  const schema = Joi.object<{documents: SearchDocument[]}>({
    documents: Joi.array()
      .items(documentSchema(contexts))
      .required()
      .description('a list of documents, or a function that returns one'),
  });
  return checkOptions(`${PLUGIN_NAME}: ${file}`, schema, {documents}).documents;
}

/**
 * Reads the external documents: the default export of modules, which may be a function, or the content
 * of JSON files.
 *
 * @param siteDir folder of the site. Paths in the option are relative to it
 * @throws Error that names the file and the problem of each document
 */
export async function readExternalDocuments(
  {documents, contexts}: Pick<PluginOptions, 'documents' | 'contexts'>,
  siteDir: string,
): Promise<SearchDocument[]> {
  const keys = contexts.map(({key}) => key);
  const read = documents.map((file) => readFile(file, {siteDir, contexts: keys}));
  return (await Promise.all(read)).flat();
}
