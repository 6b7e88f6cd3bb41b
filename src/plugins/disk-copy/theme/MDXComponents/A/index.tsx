import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/MDXComponents/A';
import A from '@theme-init/MDXComponents/A';
import type {ReactNode} from 'react';

const FILE = 'pathname://';

/** Files that only the website has, because they are generated from the HTML of its pages. */
const ONLY_ON_WEBSITE = /^\/llms(?:-full)?\.txt$/;

/** Link that makes addresses of site files relative. Docusaurus would resolve them from the root of the disk. */
export default function MDXA({href = '', ...props}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const file = href.slice(FILE.length);
  const inCopy = useBaseUrl(file);
  if (!href.startsWith(FILE)) return <A {...props} href={href} />;
  return <a {...props} href={ONLY_ON_WEBSITE.test(file) ? siteConfig.url + file : inCopy} />;
}
