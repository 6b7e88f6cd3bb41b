import type {Page} from '../../extract/page/Page';

/** What the HTML of a page does not say, such as front matter. */
export type PageExtras = Partial<Pick<Page, 'boost' | 'keywords' | 'description'>> & {
  /** `false` leaves the page out. */
  search?: boolean;
  /** What a site adds to the title of every document, such as ` | ScrewBox`: it is not shown. */
  titleEnd?: string;
};

interface Source {
  /** Address that hits lead to. */
  url: string;
  extras?: PageExtras;
}

/** A page as HTML, or as the file that holds its HTML, which is then read where it is needed. */
export type HtmlPage = Source & ({html: string} | {file: string});
