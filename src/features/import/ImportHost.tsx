// The import of the dashboard: its dialog, and while that is closed one line that says how far it is.
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { statePath } from '#machines/statePath.ts';
import { announce } from '#src/ui/live/announce.ts';
import { InToastRegion } from '#src/ui/toast/InToastRegion.tsx';
import { groupsNotIn } from './countedGroups.ts';
import type { ComparisonProps } from './ComparisonProps.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportLeaveGuard } from './ImportLeaveGuard.tsx';
import { ImportLine } from './ImportLine.tsx';
import { type ImportHandle, useImport } from './useImport.ts';
import { wordsOfDone, wordsOfStopped, wordsOfTakenBack } from './wordsOfDone.ts';

export interface ImportHostProps {
  /** What was chosen or dropped last; another array each time, for the same file may be chosen twice. */
  files: readonly File[];
  userId: string;
  Comparison: ComponentType<ComparisonProps>;
  /** Opens the file picker again. */
  onChoose: () => void;
}

/** Draws the dialog or the line. */
export function ImportHost({ files, userId, Comparison, onChoose }: ImportHostProps) {
  const handle = useImport(userId);
  const { actor, snapshot } = handle;
  useEffect(() => {
    actor.send({ type: 'file.chosen', files });
  }, [actor, files]);

  const { place } = snapshot.context;
  const state = statePath(snapshot.value);
  const say = useEffectEvent(() => {
    const words = spokenEnding(snapshot);
    if (words !== null) announce(words);
  });
  useEffect(() => {
    say();
  }, [state]);

  return (
    <>
      <ImportDialog
        open={place === 'dialog'}
        handle={handle}
        Comparison={Comparison}
        onChoose={onChoose}
        onClose={() => {
          actor.send({ type: 'import.close' });
        }}
      />
      <ImportLeaveGuard handle={handle} />
      {place === 'line' && (
        <InToastRegion>
          <ImportLine handle={handle} />
        </InToastRegion>
      )}
    </>
  );
}

/** How it ended, for those who listen; null while it has not. */
function spokenEnding(snapshot: ImportHandle['snapshot']): string | null {
  const { context } = snapshot;
  const { message, place } = context;
  if (snapshot.matches('done')) return `Import finished: ${wordsOfDone(context, 'shortly')}`;
  if (snapshot.matches({ cancelled: 'takenBack' })) return `Import taken back. ${wordsOfTakenBack(context)}`;
  if (snapshot.matches({ cancelled: 'notTakenBack' })) return `The import was not taken back: ${message ?? ''}`;
  if (snapshot.matches({ cancelled: 'stopped' }))
    return `Import: ${wordsOfStopped(context)} ${message ?? ''} ${groupsNotIn(context)}`.trim();
  // In the dialog it is an alert.
  if (place !== 'line') return null;
  if (snapshot.matches('groupsFailed')) return `The import stopped: ${message ?? ''}. ${groupsNotIn(context)}`;
  return snapshot.matches('failed') ? `The import stopped: ${message ?? ''}` : null;
}
