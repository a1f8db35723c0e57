// The idempotency key of an attempt to copy a document.
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import { sameValue } from '#machines/documentEditor/fieldValue.ts';

export interface CopyAttempt {
  readonly document: WholeDocument;
  readonly key: string;
}

/**
 * The next attempt to copy a document. Another attempt with the same values has the same key, so that the document is added once. Other values get a new key,
 * because the server would answer a known key with the document that it has added already.
 */
export function nextCopyAttempt(last: CopyAttempt | null, document: WholeDocument): CopyAttempt {
  return last !== null && sameValue(last.document, document) ? last : { document, key: crypto.randomUUID() };
}
