// Clears a field that a document keeps and its kind does not show.
import type { Environment } from 'relay-runtime';
import type { DocumentKind } from '#bibliography/documents.ts';
import { updateDocument } from '#src/features/documents/mutations/updateDocument.ts';
import type { HiddenValue } from './hiddenValues.ts';
import { rememberEdit } from './rememberEdit.ts';

export interface KnownDocument {
  readonly userId: string;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly revision: number;
}

/** It can be taken back like any other change. Rejects with words for the person. */
export async function clearHidden(
  environment: Environment,
  { userId, id, kind, revision }: KnownDocument,
  { kind: shownAs, description: { name } }: HiddenValue,
): Promise<void> {
  const input = { id, revision, [kind]: {}, clearHidden: [{ kind: shownAs, name }] };
  // A change is not given up because the form is left.
  const outcome = await updateDocument(environment, input, new AbortController().signal);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const revisions = outcome.data.updateUserDocument?.madeRevisions ?? [];
  if (revisions.length > 0) rememberEdit({ environment, userId, id, kind: shownAs, revisions, fields: [name] });
}
