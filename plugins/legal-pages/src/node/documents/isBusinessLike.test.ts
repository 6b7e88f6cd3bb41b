import {expect, it} from 'vitest';
import {isBusinessLike} from './isBusinessLike';
import {draftOf} from '../operator/OperatorDraft';

it('a site is business-like unless its operator says that it is not', () => {
  const [unsaid, said, denied] = [{}, {businessLike: true}, {businessLike: false}];
  expect([unsaid, said, denied].map((record) => isBusinessLike(draftOf(record)))).toEqual([
    true,
    true,
    false,
  ]);
});
