// Adds a whole import to the undo history as one change. The import's own dialog reports more about what an undo leaves.
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import type { ImportContext } from '#machines/import/importTypes.ts';
import { markGroups } from '#src/relay/invalidateLists.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { rememberChange } from '#src/ui/undo/undoHistory.ts';
import { importTexts } from './importTexts.ts';

/** Adds the import to the undo history, if it has imported anything, and returns the id of the change. */
export function rememberImport(
  environment: Environment,
  { files, steps, groupSteps }: Pick<ImportContext, 'files' | 'steps' | 'groupSteps'>,
): string | null {
  if (steps.length + groupSteps.length === 0) return null;
  return rememberChange(
    reversibleSteps({
      environment,
      // Groups are removed first, then the documents in them.
      steps: [...steps, ...groupSteps],
      what: importTexts.imported(files),
      onReversed: () => {
        commitLocalUpdate(environment, markGroups);
      },
    }),
  );
}
