// Public entry `@screwbox/docusaurus-announcement-bar/client`.
export {useAnnouncement} from './useAnnouncement';
export {useAnnouncementBar} from './useAnnouncementBar';
