import type {Answer} from './Answer';

const startOf = (tag: string): string => (tag === '' ? '' : `tag:${tag} `);

/** An empty tag stands for all pages. */
export const queryWithinTag = (query: string, tag: string): string => startOf(tag) + query;

const moved = <Part extends {start: number; end: number}>(part: Part, length: number): Part => ({
  ...part,
  start: part.start - length,
  end: part.end - length,
});

/**
 * Removes the tag prefix from the texts and positions of an answer, so that they match the query that the reader typed.
 */
export function answerWithinTag(answer: Answer, tag: string): Answer {
  const {suggestion, error, notices} = answer;
  const {length} = startOf(tag);
  // The error is in the prefix: no page has the tag, so the hits of the other words are not shown.
  if (error && error.end <= length) {
    const {error: _, suggestion: __, ...rest} = answer;
    return {...rest, hits: [], total: 0, counts: {}};
  }
  return {
    ...answer,
    ...(suggestion !== undefined && {suggestion: suggestion.slice(length)}),
    ...(error && {error: moved(error, length)}),
    ...(notices && {
      notices: notices.map((notice) =>
        notice.code === 'boostIsText' ? moved(notice, length) : notice,
      ),
    }),
  };
}

export interface Tag {
  /** Key as written in addresses and queries, such as `audio`. */
  key: string;
  label: string;
}
