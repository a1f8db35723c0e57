// Replaces the work that a lookup asks for with another recorded work of the same service.
import type { LookupQuestion, LookupService } from '#server/edges.ts';

/** Two recorded works of each service, as in the paths of questions. */
const works: Readonly<Record<LookupService, readonly [one: string, other: string] | null>> = {
  doi: ['10.1126%2Fscience.169.3946.635', '10.1093%2Fnar%2Fgks1195'],
  crossref: ['10.1126%2Fscience.169.3946.635', '10.1093%2Fnar%2Fgks1195'],
  arxiv: ['1706.03762', 'hep-th%2F9711200'],
  pubmed: ['23193287', '17284678'],
  k10plus: ['9780201896831', '9780262033848'],
  dnb: null,
  openLibrary: null,
};

const workInPath = /(?<=^\/)10\.[^/?]+|(?<=works\/)[^/?]+|(?<=id_list=)[^&]+|(?<=\bid=)\d+|\d{13}/;

export function questionForOtherWork<Question extends Pick<LookupQuestion, 'service' | 'path'>>(
  question: Question,
): Question {
  const { service, path } = question;
  // This question only finds the article's PubMed ID; the next question asks for the article itself.
  if (path.includes('/esummary.fcgi')) return question;
  const [one, other] = works[service] ?? [];
  if (one === undefined || other === undefined) return question;
  return { ...question, path: path.replace(workInPath, (asked) => (asked === one ? other : one)) };
}
