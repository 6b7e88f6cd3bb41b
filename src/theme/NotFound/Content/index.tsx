import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

/** The theme's text with the title that it lacks where it stands inside another page, as below `/docs`. */
export default function TitledNotFoundContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <NotFoundContent {...props} />
    </>
  );
}
