import {type RefObject, useEffect} from 'react';

/** CSS property that is not inherited (see `stickyHeights.css`), so a change only restyles the sticky columns. */
const PROPERTY = '--announcement-bar-visible-height';

/** Selectors of the theme's sticky columns. They must match those in `stickyHeights.css`. */
const COLUMNS = [
  '.theme-doc-sidebar-container nav.menu',
  '.thin-scrollbar.theme-doc-toc-desktop',
  '.blog-wrapper .col > nav.thin-scrollbar',
  '.blog-wrapper .col:not(main) div.thin-scrollbar',
].join();

/**
 * Gives the sticky columns the visible height of the bar in pixels, or 0 if the bar is scrolled
 * away. Uses observers, because a scroll listener would run in every frame of a scroll.
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
    // Observes the page as well, because a wider window can render more columns, which need the height.
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
