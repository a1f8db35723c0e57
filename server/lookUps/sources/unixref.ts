// Reads from Crossref's own format the editors and ISBNs of the book or proceedings that a work is part of:
// https://www.crossref.org/documentation/schema-library/
import { type Ask, isMissing, pathStep, readXml } from '../source.ts';
import type { XmlElement } from '../xml.ts';

const unixref = 'application/vnd.crossref.unixref+xml';

/** The elements that hold the record of the whole. */
const wholes: ReadonlySet<string> = new Set([
  'book_metadata',
  'book_series_metadata',
  'book_set_metadata',
  'proceedings_metadata',
  'proceedings_series_metadata',
]);

function findWhole(element: XmlElement): XmlElement | null {
  for (const child of element.children()) {
    const found = wholes.has(child.name) ? child : findWhole(child);
    if (found !== null) return found;
  }
  return null;
}

const isEditor = ({ attributes }: XmlElement): boolean => attributes.contributor_role === 'editor';

/** The members without empty ones. */
const withoutEmpty = (members: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(members).filter(([, text]) => text !== ''));

/** The editors and the ISBNs of the book that a DOI is a part of, as variables of CSL-JSON. Throws `ServiceFailure`. */
export async function readBookOfPart(doi: string, ask: Ask): Promise<Readonly<Record<string, unknown>>> {
  const answer = await ask('crossref', `/v1/works/${pathStep(doi)}/transform`, unixref);
  if (isMissing(answer)) return {};
  const whole = findWhole(readXml('crossref', answer));
  if (whole === null) return {};
  // Proceedings name their editors beside their metadata, books within.
  const editors = whole.all('contributors', 'person_name').filter(isEditor);
  const isbns = whole.all('isbn').map(({ text }) => text);
  return {
    ...(editors.length > 0 && {
      editor: editors.map((name) =>
        withoutEmpty({
          family: name.textOf('surname'),
          given: name.textOf('given_name'),
          suffix: name.textOf('suffix'),
        }),
      ),
    }),
    ...(isbns.length > 0 && { ISBN: isbns.join(', ') }),
  };
}
