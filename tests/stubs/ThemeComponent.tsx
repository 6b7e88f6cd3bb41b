import type {ReactNode} from 'react';

export default function ThemeComponent({children}: {children: ReactNode}): ReactNode {
  return children;
}
