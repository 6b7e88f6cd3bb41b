import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Close button. The styles hide it if the announcement cannot be closed. */
export default function AnnouncementBarCloseButton(props: Props): ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'announcementBar.close',
        message: 'Close announcement',
        description: 'The ARIA label of the button that closes an announcement',
      })}
      data-announcement-close=""
      {...props}
      className={clsx('clean-btn', styles.closeButton, props.className)}
    >
      <IconClose width={14} height={14} strokeWidth={3.1} aria-hidden="true" />
    </button>
  );
}
