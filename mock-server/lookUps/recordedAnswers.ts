// Answers lookups as the services would, from handwritten recordings in the services' documented formats. Only a few works are recorded; others are not found.
import type { LookupAnswer, LookupQuestion, LookupService } from '#server/edges.ts';
import { arxivEntries, arxivFeed } from './recordings/arxiv.ts';
import { k10plusBooks, noSruRecord } from './recordings/books.ts';
import { crossrefBooks, crossrefWorks } from './recordings/crossref.ts';
import { noPmcSummary, pmcSummaries, pubmedArticles, pubmedSet } from './recordings/pubmed.ts';

type Asked = Pick<LookupQuestion, 'path' | 'accept'>;

const found = (body: string, type: string): LookupAnswer => ({ status: 200, headers: { 'content-type': type }, body });
const xml = (body: string): LookupAnswer => found(body, 'application/xml');
const json = (body: unknown): LookupAnswer => found(JSON.stringify(body), 'application/json');
const missing: LookupAnswer = {
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: '<!DOCTYPE html><title>Not found</title>',
};

/** The first group of a match in a path, decoded. */
const firstGroup = (path: string, form: RegExp): string => decodeURIComponent(form.exec(path)?.[1] ?? '');
const parametersOf = (path: string): URLSearchParams => new URLSearchParams(path.slice(path.indexOf('?')));

const sameDoi = (one: unknown, other: string): boolean => String(one).toLowerCase() === other.toLowerCase();

function recordOf(doi: string): LookupAnswer {
  const work = crossrefWorks.find(({ DOI }) => sameDoi(DOI, doi));
  return work === undefined ? missing : json(work);
}

/** Searches for works whose title is contained in `words`. */
function worksLike(words: string): LookupAnswer {
  const items = crossrefWorks
    .filter(({ title }) => words.toLowerCase().includes(String(title).toLowerCase()))
    // In lists of works, Crossref also has lists of titles.
    .map((work) => ({ ...work, title: [work.title], 'container-title': [work['container-title']] }));
  return json({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': items.length, items } });
}

function crossref({ path, accept }: Asked): LookupAnswer {
  if (path.startsWith('/v1/works?')) return worksLike(parametersOf(path).get('query.bibliographic') ?? '');
  const doi = firstGroup(path, /^\/v1\/works\/([^/]+)\/transform$/);
  if (!accept.includes('unixref')) return recordOf(doi);
  const book = Object.entries(crossrefBooks).find(([known]) => sameDoi(known, doi))?.[1];
  return book === undefined ? missing : xml(book);
}

function pubmed({ path }: Asked): LookupAnswer {
  const id = parametersOf(path).get('id') ?? '';
  if (path.includes('/esummary.fcgi')) return json(pmcSummaries[id] ?? noPmcSummary(id));
  return xml(
    pubmedSet(
      id
        .split(',')
        .map((each) => pubmedArticles[each] ?? '')
        .join(''),
    ),
  );
}

function arxiv({ path }: Asked): LookupAnswer {
  const numbers = (parametersOf(path).get('id_list') ?? '').split(',');
  // Only the newest version of each work is recorded.
  return xml(arxivFeed(numbers.map((number) => arxivEntries[number.replace(/v\d+$/, '')] ?? '').join('\n')));
}

const isbnIn = (path: string): string => /\d{13}/.exec(parametersOf(path).get('query') ?? '')?.[0] ?? '';

const answers: Readonly<Record<LookupService, (asked: Asked) => LookupAnswer>> = {
  doi: ({ path }) => recordOf(firstGroup(path, /^\/(.+)$/)),
  crossref,
  arxiv,
  pubmed,
  k10plus: ({ path }) => xml(k10plusBooks[isbnIn(path)] ?? noSruRecord),
  dnb: () => xml(noSruRecord),
  openLibrary: () => json({}),
};

export function recordedAnswer(service: LookupService, asked: Asked): LookupAnswer {
  return answers[service](asked);
}
