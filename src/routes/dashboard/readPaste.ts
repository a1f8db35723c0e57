// Decides what a text pasted on the page contains: identifiers to look up, references to review, or nothing.
import { holdsReferences } from '#bibliography/lookUp/holdsReferences.ts';
import { maximumTextLength, readIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';
import { lookUpTexts } from '#src/features/lookUp/lookUpTexts.ts';

/** References as a file; `identifiers` if the text contains some; null if it contains neither. */
export function readPaste(text: string): File | 'identifiers' | null {
  if (holdsReferences(text)) return new File([text], lookUpTexts.fileName.pasted, { type: 'text/plain' });
  // The box reports that a longer text is too long.
  return readIdentifiers(text.slice(0, maximumTextLength)).identifiers.length > 0 ? 'identifiers' : null;
}
