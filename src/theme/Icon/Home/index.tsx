import IconHome from '@theme-original/Icon/Home';
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';

/** The theme's icon with a fixed size, so that it is small even if styles do not load. */
export default function SizedHomeIcon(props: Props): ReactNode {
  return <IconHome width="18" height="18" {...props} />;
}
