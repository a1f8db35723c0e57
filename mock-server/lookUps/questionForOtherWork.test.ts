// Tests that a lookup of a recorded work becomes one of another work, and that the lookup of a PubMed ID for a PMC ID stays as it is.
import { expect, it } from 'vitest';
import { questionForOtherWork } from './questionForOtherWork.ts';

it.each([
  ['crossref', '/works/10.1126%2Fscience.169.3946.635', '/works/10.1093%2Fnar%2Fgks1195'],
  ['arxiv', '/api/query?id_list=hep-th%2F9711200&max_results=1', '/api/query?id_list=1706.03762&max_results=1'],
  ['pubmed', '/entrez/eutils/efetch.fcgi?db=pubmed&id=23193287', '/entrez/eutils/efetch.fcgi?db=pubmed&id=17284678'],
  ['pubmed', '/entrez/eutils/esummary.fcgi?db=pmc&id=3531190', '/entrez/eutils/esummary.fcgi?db=pmc&id=3531190'],
  ['dnb', '/sru/dnb?query=9780201896831', '/sru/dnb?query=9780201896831'],
] as const)('%s: %s', (service, path, expected) => {
  expect(questionForOtherWork({ service, path })).toEqual({ service, path: expected });
});
