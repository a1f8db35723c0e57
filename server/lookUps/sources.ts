// Which source knows each kind of identifier.
import type { IdentifierKind } from '#bibliography/lookUp/readIdentifiers.ts';
import type { BatchSource, Source } from './source.ts';
import { arxiv } from './sources/arxiv.ts';
import { books } from './sources/books.ts';
import { doi } from './sources/doi.ts';
import { pmc } from './sources/pmc.ts';
import { pubmed } from './sources/pubmed.ts';

const sources: Readonly<Record<IdentifierKind, Source | BatchSource>> = {
  DOI: doi,
  ISBN: books,
  ARXIV: arxiv,
  PMID: pubmed,
  PMCID: pmc,
};

export const sourceOf = (kind: IdentifierKind): Source | BatchSource => sources[kind];
