import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/MDXComponents/A';
import A from '@theme-init/MDXComponents/A';
import type {ReactNode} from 'react';

const FILE = 'pathname://';

/** Files that are made from the HTML of pages, which the copy does not have. */
const ONLY_ON_WEBSITE = /^\/llms(?:-full)?\.txt$/;

/** A link whose address is a file of the site is relative: Docusaurus would name the root of the disk. */
export default function MDXA({href = '', ...props}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const file = href.slice(FILE.length);
  const inCopy = useBaseUrl(file);
  if (!href.startsWith(FILE)) return <A {...props} href={href} />;
  return <a {...props} href={ONLY_ON_WEBSITE.test(file) ? siteConfig.url + file : inCopy} />;
}
