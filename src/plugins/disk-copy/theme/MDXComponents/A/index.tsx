import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/MDXComponents/A';
import A from '@theme-init/MDXComponents/A';
import type {ReactNode} from 'react';

const FILE = 'pathname://';

/**
 * A link to a file of the site is relative, because Docusaurus's absolute path would mean the root of the
 * disk.
 */
export default function MDXA({href = '', ...props}: Props): ReactNode {
  const address = useBaseUrl(href.slice(FILE.length));
  return href.startsWith(FILE) ? <a {...props} href={address} /> : <A {...props} href={href} />;
}
