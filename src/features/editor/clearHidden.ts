// Clears a value that a document keeps though its kind has no such field.
import type { Environment } from 'relay-runtime';
import type { DocumentKind } from '#bibliography/documents.ts';
import { updateDocument } from '#src/features/documents/mutations/updateDocument.ts';
import type { HiddenValue } from './hiddenValues.ts';
import { rememberEdit } from './rememberEdit.ts';

export interface KnownDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly revision: number;
}

/** Can be undone like any other change. Rejects with a message for the person. */
export async function clearHidden(
  environment: Environment,
  { id, kind, revision }: KnownDocument,
  { kind: shownAs, description: { name } }: HiddenValue,
): Promise<void> {
  const input = { id, revision, [kind]: {}, clearHidden: [{ kind: shownAs, name }] };
  // Never aborted: the change goes on when the form is closed.
  const outcome = await updateDocument(environment, input, new AbortController().signal);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const revisions = outcome.data.updateUserDocument?.madeRevisions ?? [];
  if (revisions.length > 0) rememberEdit({ environment, id, kind: shownAs, revisions, fields: [name] });
}
