// Records what an editor has saved as a change that can be undone; successive saves of the same fields are one change.
import type { Environment } from 'relay-runtime';
import type { DocumentKind } from '#bibliography/documents.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { inSentence } from '#bibliography/inSentence.ts';
import { reversibleRevisions } from '#src/features/documents/mutations/reversibleRevisions.ts';
import { savedTitle } from '#src/features/documents/savedTitle.ts';
import { reportDocumentMoved } from '#src/features/documents/movedDocuments.ts';
import { isLastChange, rememberChange } from '#src/ui/undo/undoHistory.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';

export interface Saved {
  readonly environment: Environment;
  readonly id: string;
  readonly kind: DocumentKind;
  /** The revisions that the save made; at least one. */
  readonly revisions: readonly number[];
  /** The names of the saved fields. */
  readonly fields: readonly string[];
}

/** After this many saves a new change begins, so that one undo does not revert an hour's work. */
const maximumSaves = 50;

/** The latest change, which the next save may extend. */
let last: { change: string; id: string; fields: string; revisions: number[] } | null = null;

function wordsFor(kind: DocumentKind, names: readonly string[]): string {
  const labels = names.map((name) => inSentence(fieldOf(kind, name)?.label ?? name));
  return labels.length <= 3
    ? labels.join(', ')
    : `${labels.slice(0, 2).join(', ')} and ${labels.length - 2} more fields`;
}

/** Records a save of an existing document. */
export function rememberEdit({ environment, id, kind, revisions: made, fields }: Saved): void {
  const names = fields.toSorted().join(' ');
  const goesOn = last?.id === id && last.fields === names && (last.revisions.at(-1) ?? 0) + 1 === made[0];
  if (last && goesOn && last.revisions.length < maximumSaves && isLastChange(last.change)) {
    last.revisions.push(...made);
    return;
  }
  const revisions = [...made];
  const named = fields.length === 0 ? 'kind' : wordsFor(kind, fields);
  const what = `${named} of “${savedTitle(environment, id) || 'Untitled'}” changed`;
  const change = rememberChange(reversibleRevisions({ environment, id, revisions, what }));
  last = { change, id, fields: names, revisions };
}

/** Records that a step added a document; undoing it moves the document to the trash. */
export function rememberAdded({ environment, id }: Pick<Saved, 'environment' | 'id'>, step: string): void {
  rememberChange(
    reversibleSteps({
      environment,
      steps: [step],
      what: `“${savedTitle(environment, id) || 'Untitled'}” added`,
      key: id,
      onReversed: () => {
        reportDocumentMoved(id);
      },
    }),
  );
}
