// Types of `@theme/AnnouncementBar` and its parts, for components that wrap or replace them.
/// <reference types="@docusaurus/theme-classic" preserve="true" />

// Public entry point `@screwbox/docusaurus-announcement-bar/client`.
export {type AnnouncementState, useAnnouncement} from './useAnnouncement';
export {type AnnouncementBarState, useAnnouncementBar} from './useAnnouncementBar';
