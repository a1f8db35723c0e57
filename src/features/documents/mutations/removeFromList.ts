// Removes documents from the list that shows them: to the trash, back to the library, or permanently.
import type { Environment } from 'relay-runtime';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import type { ActionTarget } from '../actionTarget.ts';
import { moveDocuments } from './moveDocuments.ts';
import { purgeDocuments } from './purgeDocuments.ts';

/** Resolves to whether they were removed; failures have been reported by then. */
export function removeFromList(
  environment: Environment,
  documents: ActionTarget,
  to: MoveTarget | 'nowhere',
): Promise<boolean> {
  return to === 'nowhere' ? purgeDocuments(environment, documents) : moveDocuments(environment, documents, to);
}
