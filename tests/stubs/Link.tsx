import type {AnchorHTMLAttributes, ReactNode} from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
}

export default function Link({to, href, ...rest}: Props): ReactNode {
  return <a href={to ?? href} {...rest} />;
}
