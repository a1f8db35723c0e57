// Reads every field of a document from Relay's store.
import type { DocumentDraft } from '#bibliography/documents.ts';
import { readInlineData } from 'relay-runtime';
import type { documentFields_document$key } from '#src/__generated__/documentFields_document.graphql.ts';
import { documentFields } from './documentFields.ts';
import { readAnswer } from './readAnswer.ts';

/** Reads all fields of a document; empty ones are left out. */
export function readDocument(key: documentFields_document$key): DocumentDraft {
  return readAnswer(readInlineData(documentFields, key));
}
