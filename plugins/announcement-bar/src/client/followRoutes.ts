import type {ClientModule} from '@docusaurus/types';
import {announcementStore, hasAnnouncements} from './announcementStore';

/** Decides again on every page; on the first one it confirms what the inline script decided. */
const followRoutes: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!hasAnnouncements) return;
    // The router reports headings and queries too, and on them none may take the place of another.
    if (location.pathname === previousLocation?.pathname) announcementStore().refresh();
    else announcementStore().follow(location.pathname);
  },
};

export default followRoutes;
