import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/** Shown if the layout around the pages crashes. It has no navbar or footer, because they may be the cause. */
export default function Error({error, tryAgain}: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page error</title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
