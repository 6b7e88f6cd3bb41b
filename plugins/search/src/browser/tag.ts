import type {Answer} from './Answer';

/** Start of a query that comes from the selected tag. */
const startOf = (tag: string): string => (tag === '' ? '' : `tag:${tag} `);

/** Query for the pages with a tag; an empty tag is for all pages. */
export const queryWithinTag = (query: string, tag: string): string => startOf(tag) + query;

/** Shifts positions in the query with the tag to those in the query without it. */
const moved = <Part extends {start: number; end: number}>(part: Part, length: number): Part => ({
  ...part,
  start: part.start - length,
  end: part.end - length,
});

/** Converts the answer to a query with a tag into one to the query without it, as the reader typed it. */
export function answerWithinTag(answer: Answer, tag: string): Answer {
  const {suggestion, error, notices} = answer;
  const {length} = startOf(tag);
  // No page has the tag, so hits of the other words alone are not wanted.
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

/** A tag of pages. */
export interface Tag {
  /** Key as written in addresses and queries, such as `audio`. */
  key: string;
  /** Label that readers see. */
  label: string;
}
