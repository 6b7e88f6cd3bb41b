import type {SwizzleConfig} from '@docusaurus/types';

/** Swizzle configuration of components that can be wrapped or replaced, because they use only public entries. */
export function safeComponents(descriptions: Readonly<Record<string, string>>): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'safe'} as const;
  return {
    components: Object.fromEntries(
      Object.entries(descriptions).map(([name, description]) => [name, {actions, description}]),
    ),
  };
}
