import {isValidElement, type ReactNode, useEffect, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface PictureProps {
  readonly caption?: string;
  readonly children: ReactNode;
}

/** An image that readers can open in its full size. Opening it needs JavaScript. */
export default function Picture({caption, children}: PictureProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isBrowser = useIsBrowser();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  if (!isValidElement<{src: string; alt?: string}>(children))
    throw new Error('A Picture must have one <img> as its only child.');
  const {src, alt} = children.props;

  return (
    <figure className={styles.figure}>
      {isBrowser ? (
        <button
          type="button"
          className={styles.open}
          title="Enlarge the picture"
          onClick={() => setIsOpen(true)}
        >
          {children}
        </button>
      ) : (
        children
      )}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={alt}
          onClick={() => dialog.current?.close()}
          onClose={() => setIsOpen(false)}
        >
          <button type="button" className="button button--secondary button--sm">
            Close
          </button>
          <img src={src} alt={alt} />
        </dialog>
      )}
    </figure>
  );
}
