// Tells references in a file format from a text with identifiers.
import { startingFormat } from '../exchange/startingFormat.ts';

/** A line of PubMed's format with another tag than the one that begins a record. */
const nbibLine = /^(?!PMID)[A-Z]{2,4} {0,2}- /m;

/** Whether a text looks like a file of references, and is to be read as one. `PMID-123` alone is an identifier. */
export function holdsReferences(text: string): boolean {
  const format = startingFormat(text);
  return format !== null && (format !== 'nbib' || nbibLine.test(text));
}
