import type {ClientModule} from '@docusaurus/types';
import {announcementStore, hasAnnouncements} from './announcementStore';

const followRoutes: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!hasAnnouncements) return;
    // The router also reports changes of the hash and the query. They must not show another announcement.
    if (location.pathname === previousLocation?.pathname) announcementStore().refresh();
    else announcementStore().follow(location.pathname);
  },
};

export default followRoutes;
