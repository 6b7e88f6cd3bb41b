import useBaseUrl from '@docusaurus/useBaseUrl';
import offer from '@generated/site-disk-copy/default/offer.json';
import type {ReactNode} from 'react';

function Download({address, bytes}: {readonly address: string; readonly bytes: number}): ReactNode {
  return (
    <p>
      <a href={useBaseUrl(address)} download>
        Download the documentation as a ZIP file
      </a>{' '}
      ({(bytes / 1e6).toFixed(1)} MB), unzip it, and open <code>index.html</code>.
    </p>
  );
}

/** Offers a copy of the site that readers can download and open from disk. */
export default function DiskCopy(): ReactNode {
  switch (offer.kind) {
    case 'offered':
      return <Download {...offer} />;
    case 'opened':
      return <p>You are reading this copy.</p>;
    case 'absent':
      return <p>This preview of the site comes without the copy.</p>;
  }
}
