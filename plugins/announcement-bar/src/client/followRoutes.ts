import type {ClientModule} from '@docusaurus/types';
import {announcementStore, hasAnnouncements} from './announcementStore';

/** Decides anew on every page; on the first one it confirms what the inline script decided. */
const followRoutes: ClientModule = {
  onRouteDidUpdate({location}) {
    if (hasAnnouncements) announcementStore().follow(location.pathname);
  },
};

export default followRoutes;
