// The words on screen for the kinds of documents.
import type { DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';

/** Matches a control that begins with the name of a kind. */
export function kind(name: DocumentKind): RegExp {
  return new RegExp(`^${kindLabels[name]}`);
}
