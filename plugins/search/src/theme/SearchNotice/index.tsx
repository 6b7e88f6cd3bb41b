import type {ReactNode} from 'react';
import FailureNotice, {type Props as FailureProps} from './FailureNotice';
import NothingFound, {type Props as NothingFoundProps} from './NothingFound';
import QueryNotice, {type Props as QueryProps} from './QueryNotice';
import Remarks, {type Props as RemarksProps} from './Remarks';

export type Props =
  | ({kind: 'slow' | 'failed'} & FailureProps)
  | ({kind: 'malformed'} & QueryProps)
  /** A part of the query was parsed in a way that the reader may not expect. */
  | ({kind: 'remarks'} & RemarksProps)
  | ({kind: 'empty'} & NothingFoundProps);

/** Message above the results, or in place of results. */
export default function SearchNotice(props: Props): ReactNode {
  switch (props.kind) {
    case 'slow':
    case 'failed':
      return <FailureNotice {...props} />;
    case 'malformed':
      return <QueryNotice {...props} />;
    case 'remarks':
      return <Remarks {...props} />;
    case 'empty':
      return <NothingFound {...props} />;
  }
}
