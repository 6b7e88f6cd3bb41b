import type {ReactNode} from 'react';

/** Replaces components of the theme that wrap others, such as `Layout` and `Heading`. */
export default function ThemeComponent({children}: {children: ReactNode}): ReactNode {
  return children;
}
