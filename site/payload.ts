// What a prerendered page is made of beside its code. It is answered at `{route}/_payload.json` for who comes from another page of
// the app, and written into the page itself for who comes from outside.

/** One heading of an article, for its table of contents. */
export interface ContentsEntry {
  /** The heading's `id` in the article. */
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** A part of the home page. */
export interface PayloadSection {
  /** Made of its title; the anchor to link to. */
  readonly id: string;
  readonly title: string;
  /** Made of our own Markdown at build: it may be put into a page as it is. */
  readonly html: string;
}

interface PagePayloadBase {
  /** The page's own name, without the product's. */
  readonly title: string;
  /** One or two sentences for search engines and for links to the page. */
  readonly description: string;
}

export interface HomePayload extends PagePayloadBase {
  readonly kind: 'home';
  readonly sections: readonly PayloadSection[];
}

export interface ArticlePayload extends PagePayloadBase {
  readonly kind: 'article';
  /** All below the title. Made of our own Markdown at build: it may be put into a page as it is. */
  readonly html: string;
  readonly contents: readonly ContentsEntry[];
}

export type PagePayload = HomePayload | ArticlePayload;

/** The element of a page that holds its payload as JSON. */
export const payloadElementId = 'payload';

/** Where the payload of a page is answered; `path` without a slash at its end. */
export function payloadPath(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`;
}
