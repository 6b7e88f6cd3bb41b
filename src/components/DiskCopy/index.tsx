import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import type {DiskCopyOffer} from '../../plugins/disk-copy';

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
  const offer = usePluginData('site-disk-copy') as DiskCopyOffer | undefined;
  switch (offer?.kind) {
    case 'offered':
      return <Download {...offer} />;
    case 'opened':
      return <p>You are reading this copy.</p>;
    case 'absent':
    case undefined:
      return <p>This preview of the site comes without the copy.</p>;
  }
}
