// The import of the dashboard: its dialog, and while that is closed one line that says how far it is.
import { useEffect, useEffectEvent } from 'react';
import { announce } from '#src/ui/live/announce.ts';
import { InToastRegion } from '#src/ui/toast/InToastRegion.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportLine } from './ImportLine.tsx';
import { useImport } from './useImport.ts';

export interface ImportHostProps {
  /** What was chosen or dropped last; another array each time, for the same file may be chosen twice. */
  files: readonly File[];
  userId: string;
  /** Opens the file picker again. */
  onChoose: () => void;
}

/** Draws the dialog or the line. */
export function ImportHost({ files, userId, onChoose }: ImportHostProps) {
  const handle = useImport(userId);
  const { actor, snapshot } = handle;
  useEffect(() => {
    actor.send({ type: 'file.chosen', files });
  }, [actor, files]);

  const done = snapshot.matches('done');
  const failed = snapshot.matches('failed');
  const { added, message, place } = snapshot.context;
  const say = useEffectEvent(() => {
    if (done) announce(`Import finished: ${added.length} documents added`);
    else if (failed) announce(`The import stopped: ${message ?? ''}`);
  });
  useEffect(() => {
    say();
  }, [done, failed]);

  return place === 'dialog' ? (
    <ImportDialog
      handle={handle}
      onChoose={onChoose}
      onClose={() => {
        actor.send({ type: 'import.close' });
      }}
    />
  ) : (
    <InToastRegion>
      <ImportLine handle={handle} />
    </InToastRegion>
  );
}
