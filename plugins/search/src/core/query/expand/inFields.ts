import {CONTENT_IMPACT, FIELDS, IN_DESCRIPTION, IN_HEADING, IN_KEYWORDS} from '../../format/layout';
import type {PostingList} from '../../reading/DictionarySlice';

/**
 * Returns the postings of a list that are in some of lunr's fields. Breadcrumbs are not in any of these fields,
 * and a heading that has the term as two words does not count.
 */
export function inFields(
  {sections, impacts, headings}: PostingList,
  fields: readonly string[],
  isLead: (section: number) => boolean,
): PostingList {
  const [title, heading, description, keywords, content] = FIELDS.map((field) =>
    fields.includes(field),
  );
  const others =
    (description ? IN_DESCRIPTION : 0) |
    (keywords ? IN_KEYWORDS : 0) |
    (content ? CONTENT_IMPACT : 0);
  const found = {
    sections: new Uint32Array(sections.length),
    impacts: new Uint8Array(sections.length),
    headings: new Uint8Array(sections.length),
  };
  let count = 0;
  for (let at = 0; at < sections.length; at++) {
    const section = sections[at] as number;
    const byte = headings[at] as number;
    const isNamed = byte !== 0 && (isLead(section) ? title : heading);
    const impact = ((impacts[at] as number) & others) | (isNamed ? IN_HEADING : 0);
    if (impact === 0) continue;
    found.sections[count] = section;
    found.impacts[count] = impact;
    found.headings[count++] = isNamed ? byte : 0;
  }
  return {
    sections: found.sections.subarray(0, count),
    impacts: found.impacts.subarray(0, count),
    headings: found.headings.subarray(0, count),
  };
}
