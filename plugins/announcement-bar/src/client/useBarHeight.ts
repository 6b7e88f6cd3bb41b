import {type RefObject, useEffect} from 'react';

/** Not inherited (see `stickyHeights.css`), so that a change restyles the columns alone. */
const PROPERTY = '--announcement-bar-visible-height';

/** The theme's columns that stick to the window; `stickyHeights.css` shortens the same ones. */
const COLUMNS = [
  '.theme-doc-sidebar-container nav.menu',
  '.thin-scrollbar.theme-doc-toc-desktop',
  '.blog-wrapper .col > nav.thin-scrollbar',
  '.blog-wrapper .col:not(main) div.thin-scrollbar',
].join();

/**
 * Tells the sticky columns how much of the window the bar takes, in pixels: its height while any of
 * it is in view, else nothing. Scrolling itself does no work.
 * @param pathname the page shown, whose columns may be new
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, pathname: string): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    let isInView = false;
    const publish = () => {
      const height = `${isInView ? element.offsetHeight : 0}px`;
      for (const {style} of document.querySelectorAll<HTMLElement>(COLUMNS))
        if (style.getPropertyValue(PROPERTY) !== height) style.setProperty(PROPERTY, height);
    };
    const inView = new IntersectionObserver((entries) => {
      isInView = entries[entries.length - 1]?.isIntersecting ?? false;
      publish();
    });
    // The page grows or shrinks when a wider window brings the columns in.
    const size = new ResizeObserver(publish);
    inView.observe(element);
    size.observe(element);
    size.observe(document.documentElement);
    return () => {
      inView.disconnect();
      size.disconnect();
    };
  }, [bar, pathname]);
}
