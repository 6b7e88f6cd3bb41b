import type {Plugin} from '@docusaurus/types';

export {remarkApiLinks} from './remark/remarkApiLinks';
export type {ApiLinksOptions, UnknownNamePolicy} from './options';

/** Adds the style of API links to a site. The links themselves come from `remarkApiLinks`. */
export default function pluginApiLinks(): Plugin {
  return {
    name: 'docusaurus-api-links',
    getClientModules: () => ['./client/apiLinks.css'],
  };
}
