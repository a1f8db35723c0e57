// The content of a prerendered page: read from Markdown at build, rendered to HTML (src/app/drawPayload.tsx), and never sent as it is.

/** One heading of an article, for its table of contents. */
export interface ContentsEntry {
  /** The heading's `id` in the article. */
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** A part of the home page. */
export interface PageSection {
  /** The anchor to link to, derived from the title. */
  readonly id: string;
  readonly title: string;
  /** Made of our own Markdown at build: it may be put into a page as it is. */
  readonly html: string;
}

interface ContentBase {
  /** The title of the page without the product's name. */
  readonly title: string;
  /** One or two sentences for search engines and for links to the page. */
  readonly description: string;
}

export interface HomeContent extends ContentBase {
  readonly kind: 'home';
  readonly sections: readonly PageSection[];
}

/** A link to a page. */
export interface PageLink {
  readonly path: string;
  /** Its short name. */
  readonly title: string;
}

/** A page of a group of related pages. */
export interface Chapter extends PageLink {
  /** How many pages of the group are above it. */
  readonly depth: number;
}

export interface ArticleContent extends ContentBase {
  readonly kind: 'article';
  /** Its address. */
  readonly path: string;
  /** The short title in breadcrumbs and lists. */
  readonly shortTitle: string;
  /** The date of the event that the text is about, if any: for machines (`2015-11-14`) and for people ("14 November 2015"). */
  readonly date: { readonly iso: string; readonly text: string } | null;
  /** The HTML below the title and the description. It is generated from our own Markdown at build, so it needs no escaping. */
  readonly html: string;
  readonly contents: readonly ContentsEntry[];
  /** The pages above this one, outermost first. */
  readonly trail: readonly PageLink[];
  /** All pages of this page's group in reading order, including this one; empty if it belongs to no group. */
  readonly chapters: readonly Chapter[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

export type PageContent = HomeContent | ArticleContent;
