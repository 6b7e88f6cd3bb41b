import type {SwizzleConfig} from '@docusaurus/types';

const DESCRIPTIONS = {
  LegalDraft: 'The notice on a draft, which names what is missing',
  LegalPage: 'A legal page',
  LegalSection: 'A section of a legal page',
  LegalText: 'A piece of running text, with its links and marks',
};

/** Every component may be wrapped or replaced: all of them build on public entries alone. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'safe'} as const;
  return {
    components: Object.fromEntries(
      Object.entries(DESCRIPTIONS).map(([name, description]) => [name, {actions, description}]),
    ),
  };
}
