// The labels of document kinds on screen.
import type { DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';

/** Matches a control whose name begins with the label of a kind. */
export function kind(name: DocumentKind): RegExp {
  return new RegExp(`^${kindLabels[name]}`);
}
