import type {ApiData} from '../../../plugins/api-links/src/data/ApiData';
import {ApiIndex} from '../../../plugins/api-links/src/data/ApiIndex';
import {instancesOf} from '../../../plugins/api-links/src/names/instances';
import {apiLinkOptions} from '../../../engine-api/apiLinkOptions';
import type {JavaSource} from './javaStubs';

/**
 * Returns the source of the superclass of all snippets. Its fields are the variables that snippets use without
 * declaring them, such as `environment` or `camera`.
 */
export function ambientSource(api: ApiData): JavaSource {
  const instances = instancesOf(apiLinkOptions.instancesOf ?? [], new ApiIndex(api));
  const fields = [...instances].map(([name, type]) => `public static ${type.type} ${name};`);
  const code = `package snippet;\npublic class Ambient {\n${fields.join('\n')}\n}\n`;
  return {name: 'snippet.Ambient', code};
}
