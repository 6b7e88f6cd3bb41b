import type {Plugin} from '@docusaurus/types';
import type {GlossaryOptions} from './remarkGlossary';

export default function glossary(_: unknown, {file}: GlossaryOptions): Plugin {
  return {
    name: 'site-glossary',
    getClientModules: () => ['./client/glossaryTerms.ts', './client/glossary.css'],
    getPathsToWatch: () => [file],
  };
}
