// What a page that is made in advance says: read from Markdown at build, drawn there as HTML (src/app/drawPayload.tsx), and never sent as it is.

/** One heading of an article, for its table of contents. */
export interface ContentsEntry {
  /** The heading's `id` in the article. */
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** A part of the home page. */
export interface PageSection {
  /** Made of its title; the anchor to link to. */
  readonly id: string;
  readonly title: string;
  /** Made of our own Markdown at build: it may be put into a page as it is. */
  readonly html: string;
}

interface ContentBase {
  /** The page's own name, without the product's. */
  readonly title: string;
  /** One or two sentences for search engines and for links to the page. */
  readonly description: string;
}

export interface HomeContent extends ContentBase {
  readonly kind: 'home';
  readonly sections: readonly PageSection[];
}

/** A page, as other pages lead to it. */
export interface PageLink {
  readonly path: string;
  /** Its short name. */
  readonly title: string;
}

/** One of the pages that belong together, with what they have in common above them. */
export interface Chapter extends PageLink {
  /** How many pages stand above it. */
  readonly depth: number;
}

export interface ArticleContent extends ContentBase {
  readonly kind: 'article';
  /** Its address. */
  readonly path: string;
  /** The page's name where it stands among others: in the way to it, in a list. */
  readonly shortTitle: string;
  /** The day that the text speaks of, where it does: for machines (`2015-11-14`) and for people ("14 November 2015"). */
  readonly date: { readonly iso: string; readonly text: string } | null;
  /** All below the title and the description, which opens the text. Made of our own Markdown at build: it may be put into a page as it is. */
  readonly html: string;
  readonly contents: readonly ContentsEntry[];
  /** The pages above this one, the outermost first. */
  readonly trail: readonly PageLink[];
  /** All pages that belong together with this one, in the order of reading, itself among them; none when it stands alone. */
  readonly chapters: readonly Chapter[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

export type PageContent = HomeContent | ArticleContent;
