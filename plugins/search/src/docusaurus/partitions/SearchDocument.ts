/** A section of a document, to which readers can navigate. */
export interface DocumentSection {
  heading: string;
  /** Fragment of the document's address, without `#`. */
  hash: string;
  /** Default none: the section is only found by its heading. */
  text?: string;
}

/** A document outside the site that the search finds. */
export interface SearchDocument {
  /** Its address, such as `https://example.com/api/Lamp.html`, or a path on the site's host. */
  url: string;
  title: string;
  /** Key of the context that contains the document. Default none. */
  context?: string;
  description?: string;
  /** Words that find the document although its text does not contain them. */
  keywords?: string[];
  /** Text above the first heading. */
  text?: string;
  sections?: DocumentSection[];
}
