// Saved edits and restored revisions of one document, as changes that can be undone.
import { type Environment, graphql } from 'relay-runtime';
import type { reversibleRevisionsMutation } from '#src/__generated__/reversibleRevisionsMutation.graphql.ts';
import { renewDocument } from '../renewDocument.ts';
import { invalidateLists, markEdited } from '#src/relay/invalidateLists.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { undoReasonTexts } from '#src/relay/undoReasonTexts.ts';
import { lookAfter, refusedReversal, sayUnanswered } from '#src/relay/sayNotUndone.ts';
import type { ReversalOutcome, Reversible } from '#machines/undoHistory/undoHistoryTypes.ts';

export interface RevisionsMade {
  readonly environment: Environment;
  /** The id of the document. */
  readonly id: string;
  /** The revisions that belong to the change; saves that follow may add more. */
  readonly revisions: readonly number[];
  readonly what: string;
}

/** The change as an entry of the undo history. Redoing it uses the step that the server has recorded for the undo. */
export function reversibleRevisions(made: RevisionsMade): Reversible {
  const renew = () => {
    renewDocument(made.environment, made.id);
  };
  return {
    what: made.what,
    libraryId: libraryIdOf(made.environment),
    key: made.id,
    reverse: () => lookAfter(takeBack(made, renew), renew),
  };
}

async function takeBack(made: RevisionsMade, renew: () => void): Promise<ReversalOutcome> {
  const { environment, id, revisions, what } = made;
  const outcome = await sayUnanswered(
    mutateLibrary<reversibleRevisionsMutation>(
      environment,
      graphql`
        mutation reversibleRevisionsMutation($input: TakeBackRevisionsInput!) {
          takeBackRevisions(input: $input) {
            leftCount
            undo
          }
        }
      `,
      { input: { id, revisions: [...revisions] } },
      {
        updater(store, data) {
          if (!data?.takeBackRevisions) return;
          invalidateLists(store, environment);
          markEdited(store);
        },
      },
    ),
  );
  if (outcome.kind === 'refused') return refusedReversal(outcome);
  const { leftCount = 0, undo: again = null } = outcome.data.takeBackRevisions ?? {};
  const opposite =
    again === null ? null : reversibleSteps({ environment, steps: [again], what, key: id, onReversed: renew });
  return { kind: 'done', opposite, but: leftCount === 0 ? null : undoReasonTexts.leftRevisions };
}
