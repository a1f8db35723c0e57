// Types for the part of the package `citeproc` that is used here; it has none of its own. Its manual: https://citeproc-js.readthedocs.io.
declare module 'citeproc' {
  /** An element of a style or locale. The engine adds attributes and elements to the tree that it is given. */
  export interface XmlNode {
    name: string;
    attrs: Record<string, string>;
    children: (XmlNode | string)[];
  }

  /** One item in a citation. */
  export interface CitationItem {
    id: string;
    locator?: string;
    label?: string;
    prefix?: string;
    suffix?: string;
    'suppress-author'?: boolean;
  }

  interface BibliographyParameters {
    entry_ids: string[][];
    hangingindent?: boolean | number;
    'second-field-align': string | false;
    entryspacing: number;
    linespacing: number;
    /** The number of characters of the longest label, such as "[12]". */
    maxoffset: number;
  }

  export interface Engine {
    /** A term in the language of the style. */
    getTerm(name: 'and' | 'et-al'): string;
    updateItems(ids: readonly string[]): void;
    readonly registry: {
      /** The ids of all items, in the order of the bibliography. */
      getSortedIds(): string[];
    };
    /** False if the style has no bibliography. A page begins after the item `page_start`, or with the first one for `true`. */
    makeBibliography(page?: {
      page_start: string | true;
      page_length: number;
    }): [BibliographyParameters, string[]] | false;
    /** A citation in a text, between the citations `before` and `after` it. Forgets items that none of them cites, for the time that it takes. */
    previewCitationCluster(
      citation: { citationItems: CitationItem[]; properties: { noteIndex: number } },
      before: readonly [string, number][],
      after: readonly [string, number][],
      format: 'html',
    ): string;
    /** A citation of some of the items that the engine has taken in, in a text that has cited none of them before. */
    makeCitationCluster(items: readonly CitationItem[]): string;
  }

  interface ResolvedLocale {
    best: string;
    base: string;
  }

  const CSL: {
    Engine: new (
      system: { retrieveLocale(name: string): XmlNode; retrieveItem(id: string): object },
      style: XmlNode,
      locale: string,
      /** Whether `locale` counts even if the style has a default of its own. */
      forceLocale: boolean,
    ) => Engine;
    localeResolve(locale: string, fallback?: string): ResolvedLocale;
  };
  export default CSL;
}
