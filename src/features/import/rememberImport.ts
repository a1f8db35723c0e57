// Makes a whole import one change for Ctrl+Z; its own dialog says more about what was left alone.
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import type { ImportContext } from '#machines/import/importTypes.ts';
import { markGroups } from '#src/relay/invalidateLists.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { rememberChange } from '#src/ui/undo/undoHistory.ts';
import { importTexts } from './importTexts.ts';

/** Remembers what an import has brought, if it has brought anything; answers the id of the change. */
export function rememberImport(
  environment: Environment,
  { files, steps, groupSteps }: Pick<ImportContext, 'files' | 'steps' | 'groupSteps'>,
): string | null {
  if (steps.length + groupSteps.length === 0) return null;
  return rememberChange(
    reversibleSteps({
      environment,
      // The groups go first again, then what was in them.
      steps: [...steps, ...groupSteps],
      what: importTexts.imported(files),
      onReversed: () => {
        commitLocalUpdate(environment, markGroups);
      },
    }),
  );
}
