import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useAnnouncementBar} from '@screwbox/docusaurus-announcement-bar/client';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import './stickyHeights.css';
import styles from './styles.module.css';

/**
 * Renders all announcements on the server and in the browser. An attribute of `<html>` selects the visible one, so
 * that hydration always matches.
 */
export default function AnnouncementBar(): ReactNode {
  const {bar, announcements, fallback, close} = useAnnouncementBar();
  if (announcements.length === 0) return null;
  return (
    <div
      ref={bar}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      role="region"
      aria-label={translate({
        id: 'announcementBar.label',
        message: 'Announcement',
        description: 'The ARIA label of the announcement bar',
      })}
      data-announcement-bar=""
      data-announcement-fallback={fallback}
      data-nosnippet=""
      data-search-ignore=""
    >
      <div className={styles.contents}>
        {announcements.map(({id, Content}) => (
          <div key={id} className={styles.content} data-announcement-id={id}>
            <MDXContent>
              <Content />
            </MDXContent>
          </div>
        ))}
      </div>
      <CloseButton onClick={close} />
    </div>
  );
}
