import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactNode, useId} from 'react';

interface TabProps {
  value?: string;
  attributes?: Record<string, unknown>;
}

export default function LabelledTabs({children, values, ...props}: Props): ReactNode {
  const id = useId();
  const attributesOf = (place: number): Record<string, unknown> => ({
    id: `${id}tab${place}`,
    'aria-controls': `${id}panel${place}`,
  });
  const labelled = values?.map((tab, place) => ({
    ...tab,
    attributes: {...attributesOf(place), ...tab.attributes},
  }));
  return (
    <Tabs {...props} values={labelled}>
      {Children.toArray(children).map((child, place) =>
        isValidElement<TabProps>(child) && child.props.value !== undefined
          ? cloneElement(child, {
              attributes: {...attributesOf(place), ...child.props.attributes},
            })
          : child,
      )}
    </Tabs>
  );
}
