import type {Element} from 'hast';
import {attribute, elementsIn, hasClass, hasRole, textOf} from './elements';

/** A tab and what it shows. */
export interface Tab {
  label: string;
  panel: Element;
}

export const isTabs = hasClass('tabs-container');

/** The tabs of a container, without those of containers in it. */
export function tabsOf(container: Element): Tab[] {
  const labels = elementsIn(container, hasRole('tab'), isTabs);
  const panels = elementsIn(container, hasRole('tabpanel'), isTabs);
  // Tabs that are filled when they are opened have the panel of the open one alone.
  const shown =
    labels.length === panels.length
      ? labels
      : labels.filter((tab) => attribute(tab, 'ariaSelected') === 'true');
  return panels.map((panel, index) => {
    const label = shown[index];
    return {label: label ? textOf(label).trim() : '', panel};
  });
}
