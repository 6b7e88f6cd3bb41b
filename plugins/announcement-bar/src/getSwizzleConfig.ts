import type {SwizzleConfig} from '@docusaurus/types';

/** Both components may be wrapped or replaced: what they build on is a public entry. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'safe'} as const;
  return {
    components: {
      AnnouncementBar: {actions, description: 'The bar with all announcements'},
      'AnnouncementBar/CloseButton': {
        actions,
        description: 'The button that closes an announcement',
      },
    },
  };
}
