import {type ApiData, ApiIndex, instancesOf} from '../../../plugins/api-links/src/api';
import {apiLinkOptions} from '../../../engine-api/apiLinkOptions';
import type {JavaSource} from './javaStubs';

/**
 * The superclass of all snippets. Its fields are what a snippet means by `environment` or `camera`
 * without saying where it comes from.
 */
export function ambientSource(api: ApiData): JavaSource {
  const instances = instancesOf(apiLinkOptions.instancesOf ?? [], new ApiIndex(api));
  const fields = [...instances].map(([name, type]) => `public static ${type.type} ${name};`);
  const code = `package snippet;\npublic class Ambient {\n${fields.join('\n')}\n}\n`;
  return {name: 'snippet.Ambient', code};
}
