import type {Element} from 'hast';
import {attribute, elementsIn, hasClass, hasRole, textOf} from './elements';

export interface Tab {
  label: string;
  panel: Element;
}

export const isTabs = hasClass('tabs-container');

export function tabsOf(container: Element): Tab[] {
  const labels = elementsIn(container, hasRole('tab'), isTabs);
  const panels = elementsIn(container, hasRole('tabpanel'), isTabs);
  // If the tabs are lazy, only the selected tab has a panel.
  const shown =
    labels.length === panels.length
      ? labels
      : labels.filter((tab) => attribute(tab, 'ariaSelected') === 'true');
  return panels.map((panel, index) => {
    const label = shown[index];
    return {label: label ? textOf(label).trim() : '', panel};
  });
}
