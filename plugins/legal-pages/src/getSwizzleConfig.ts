import type {SwizzleConfig} from '@docusaurus/types';

const DESCRIPTIONS = {
  LegalDraft: 'The notice on a draft, which names what is missing',
  LegalPage: 'A legal page',
  LegalSection: 'A section of a legal page',
  LegalText: 'A piece of running text, with its links and marks',
};

/** All components can be wrapped or replaced, because they use only public entries. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'safe'} as const;
  return {
    components: Object.fromEntries(
      Object.entries(DESCRIPTIONS).map(([name, description]) => [name, {actions, description}]),
    ),
  };
}
