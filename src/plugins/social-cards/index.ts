import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeCards} from './writeCards';

/** Draws the social card of each page. `src/theme/SiteMetadata` adds the card's address to the page. */
export default function socialCards({siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-social-cards',
    async postBuild({outDir, baseUrl}) {
      const count = await writeCards(outDir, {...siteConfig, baseUrl});
      console.log(`Social cards: ${count}`);
    },
  };
}
