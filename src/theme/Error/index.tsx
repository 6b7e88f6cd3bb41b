import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/**
 * What is shown when the frame around the pages itself crashed. It stands alone: the navbar or the
 * footer may be what is broken.
 */
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
