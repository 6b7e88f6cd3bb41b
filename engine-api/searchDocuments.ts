import {ApiIndex} from '../plugins/api-links/src/data/ApiIndex';
import {type ApiTarget, javadocUrl} from '../plugins/api-links/src/links/javadocUrl';
import type {ApiType} from '../plugins/api-links/src/data/ApiData';
import {DEFAULT_OPTIONS} from '../plugins/api-links/src/options';
import {ownMembers} from '../plugins/api-links/src/data/ApiMember';
import type {DocumentSection, SearchDocument} from '../plugins/search/src';
import {API_CONTEXT} from './apiContext';
import {loadApi} from './loadApi';

const api = loadApi();
const index = new ApiIndex(api);
const address = {...api.header, template: DEFAULT_OPTIONS.javadocUrl};

const addressOf = (target: ApiTarget): string => javadocUrl(target, index, address);

/** Returns one section per name, because JavaDoc lists overloads next to each other. */
function sectionsOf(type: ApiType): DocumentSection[] {
  const sections = new Map<string, DocumentSection>();
  for (const member of ownMembers(type)) {
    const heading = member.params ? `${member.name}()` : member.name;
    // Skips constructors, because their name is the type's name, which is already the title.
    if (member.kind === 'constructor' || sections.has(heading)) continue;
    const {hash} = new URL(addressOf({kind: 'member', member}));
    sections.set(heading, {heading, hash: hash.slice(1)});
  }
  return [...sections.values()];
}

const documents: SearchDocument[] = api.types.map((type) => ({
  url: addressOf({kind: 'type', type}),
  title: type.name,
  context: API_CONTEXT,
  sections: sectionsOf(type),
}));

export default documents;
