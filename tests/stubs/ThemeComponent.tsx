import type {ReactNode} from 'react';

/** Stands in for components of the theme that surround others, such as `Layout` and `Heading`. */
export default function ThemeComponent({children}: {children: ReactNode}): ReactNode {
  return children;
}
