import type {Plugin} from '@docusaurus/types';

export default function structuredData(): Plugin {
  return {name: 'site-structured-data', getThemePath: () => './theme'};
}
