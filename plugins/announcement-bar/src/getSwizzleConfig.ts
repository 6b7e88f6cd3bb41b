import type {SwizzleConfig} from '@docusaurus/types';
import {safeComponents} from '@screwbox/shared/theme/safeComponents';

export function getSwizzleConfig(): SwizzleConfig {
  return safeComponents({
    AnnouncementBar: 'The bar with all announcements',
    'AnnouncementBar/CloseButton': 'The button that closes an announcement',
  });
}
