import type {SwizzleConfig} from '@docusaurus/types';

/** Both components can be wrapped or replaced, because they use only the public `client` entry. */
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
