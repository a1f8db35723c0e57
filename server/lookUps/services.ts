// The services at which references are looked up: what people call them, and how often each may be asked.
import type { LookupService } from '../edges.ts';

export interface ServiceManners {
  /** The name for people. */
  readonly title: string;
  /** The service whose turns it shares, by name: those that lead to the same machines take turns together. */
  readonly turns: LookupService;
  /** Milliseconds from the beginning of one question to that of the next. Each service is asked one question at a time. */
  readonly spacing: number;
}

export const services: Readonly<Record<LookupService, ServiceManners>> = {
  // doi.org leads most questions on to Crossref. Crossref: 5 a second and one at a time for those without an account.
  doi: { title: 'doi.org', turns: 'crossref', spacing: 200 },
  crossref: { title: 'Crossref', turns: 'crossref', spacing: 200 },
  // https://info.arxiv.org/help/api/tou.html: one every three seconds, over one connection.
  arxiv: { title: 'arXiv', turns: 'arxiv', spacing: 3_000 },
  // https://www.ncbi.nlm.nih.gov/books/NBK25497/: three a second without a key.
  pubmed: { title: 'PubMed', turns: 'pubmed', spacing: 340 },
  // The library catalogues name no limit; this is that of the services that do.
  k10plus: { title: 'K10plus', turns: 'k10plus', spacing: 200 },
  dnb: { title: 'the German National Library', turns: 'dnb', spacing: 200 },
  // https://openlibrary.org/developers/api: three requests per second for clients that identify themselves.
  openLibrary: { title: 'Open Library', turns: 'openLibrary', spacing: 340 },
};
