import {type RefObject, useEffect} from 'react';

/** Height of the bar; the name is the one that Docusaurus's theme uses. */
const HEIGHT = '--docusaurus-announcement-bar-height';
/** The part of it that has not been scrolled away: sticky columns are shorter by as much. */
const VISIBLE = '--announcement-bar-visible-height';

/** Publishes the bar's height as custom properties of `<html>`, whatever its text grows to. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const {style} = document.documentElement;
    const publish = (name: string, pixels: number) => {
      const value = `${pixels}px`;
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    };
    const publishVisible = () =>
      publish(VISIBLE, Math.max(0, element.getBoundingClientRect().bottom));
    const observer = new ResizeObserver(() => {
      publish(HEIGHT, element.offsetHeight);
      publishVisible();
    });
    observer.observe(element);
    window.addEventListener('scroll', publishVisible, {passive: true});
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', publishVisible);
    };
  }, [bar]);
}
