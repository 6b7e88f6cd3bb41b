import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
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
        <title>
          {translate({
            id: 'theme.Error.title',
            message: 'Page error',
            description: 'The browser title of a page whose frame crashed',
          })}
        </title>
      </Head>
      <ErrorPageContent error={error} tryAgain={tryAgain} />
    </>
  );
}
