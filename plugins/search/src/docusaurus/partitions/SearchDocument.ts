/** A part of a document that readers are led to. */
export interface DocumentSection {
  heading: string;
  /** Fragment of its address, without `#`. */
  hash: string;
  /** Default none: the section is found by its heading alone. */
  text?: string;
}

/** Something that the search finds and that is not a page of the site. */
export interface SearchDocument {
  /** Its address, such as `https://example.com/api/Lamp.html`, or a path of the host. */
  url: string;
  title: string;
  /** Key of the context that it belongs to. Default none. */
  context?: string;
  description?: string;
  /** Words that lead to it without being in it. */
  keywords?: string[];
  /** Text above the first heading. */
  text?: string;
  sections?: DocumentSection[];
}
