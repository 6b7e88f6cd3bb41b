import {TAG} from '../../format/layout';
import {queryParseError} from '../parse/QueryParseError';
import type {WrittenTag} from '../parse/readTags';
import type {IndexContext} from '../../reading/IndexContext';
import type {Condition} from './Terms';

export const lookUpTags = (
  tags: readonly WrittenTag[],
  {dictionary}: Pick<IndexContext, 'dictionary'>,
): Promise<Condition[]> =>
  Promise.all(
    tags.map(async ({name, isProhibited, start, end}) => {
      const entry = await dictionary.find(TAG + name);
      if (!entry && !isProhibited) {
        const bounds = {start, end, value: name};
        throw queryParseError('unknownTag', `no page has the tag '${name}'`, bounds);
      }
      const expansions = entry ? [{entry, weight: 1, letters: 0, isForm: true}] : [];
      return {expansions, isProhibited};
    }),
  );
