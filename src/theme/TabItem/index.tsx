import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The theme's tab panel. It also has the name of its tab as a label, which is shown in print. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, lazy, tabValues} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  const tab = tabValues.find((one) => one.value === value);
  return (
    <div
      role="tabpanel"
      id={tab?.attributes?.['aria-controls'] as string | undefined}
      aria-labelledby={tab?.attributes?.['id'] as string | undefined}
      data-label={tab?.label ?? value}
      className={clsx(styles.panel, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
