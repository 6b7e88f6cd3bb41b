import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeCards} from './writeCards';

/**
 * Draws the picture that other sites show beside a link, for each page. `src/theme/SiteMetadata` says
 * in the page where it is.
 */
export default function socialCards({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-social-cards',
    async postBuild({outDir, baseUrl}) {
      const count = await writeCards(outDir, {...siteConfig, baseUrl});
      console.log(`Social cards: ${count}`);
    },
  };
}
