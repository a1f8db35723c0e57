// The import of the library page: its dialog or, while that is closed, one line with the progress.
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import type { ChosenFile } from '#machines/import/importTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { announce } from '#src/ui/live/announce.ts';
import { InToastRegion } from '#src/ui/toast/InToastRegion.tsx';
import type { ReadDocument } from './askLibrary.ts';
import type { ComparisonProps } from './ComparisonProps.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportLeaveGuard } from './ImportLeaveGuard.tsx';
import type { GroupToChoose } from './ImportGroupChoice.tsx';
import { ImportLine } from './ImportLine.tsx';
import { importTexts as texts } from './importTexts.ts';
import { type ImportHandle, useImport } from './useImport.ts';

export interface ImportHostProps {
  /** What was chosen or dropped last; another array each time, for the same file may be chosen twice. */
  files: readonly ChosenFile[];
  userId: string;
  Comparison: ComponentType<ComparisonProps>;
  readDocument: ReadDocument;
  /** The groups that are filled by hand. */
  groups: readonly GroupToChoose[];
  /** Looks for duplicates in the library. */
  onFindDuplicates: () => void;
  /** Opens the file picker again. */
  onChoose: () => void;
}

/** Renders the dialog or the line. */
export function ImportHost({
  files,
  userId,
  Comparison,
  readDocument,
  groups,
  onFindDuplicates,
  onChoose,
}: ImportHostProps) {
  const handle = useImport(userId, readDocument);
  const { actor, snapshot } = handle;
  const { name } = useLibrary();
  useEffect(() => {
    actor.send({ type: 'file.chosen', files });
  }, [actor, files]);

  const { place } = snapshot.context;
  const state = statePath(snapshot.value);
  const say = useEffectEvent(() => {
    const words = spokenEnding(snapshot, name);
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
        groups={groups}
        onChoose={onChoose}
        onClose={() => {
          actor.send({ type: 'import.close' });
        }}
        onFindDuplicates={() => {
          actor.send({ type: 'import.close' });
          onFindDuplicates();
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

/** How it ended, for those who listen; null while it has not. `name` is that of the library; null for the personal one. */
function spokenEnding(snapshot: ImportHandle['snapshot'], name: string | null): string | null {
  const { context } = snapshot;
  if (snapshot.matches('done')) return texts.spoken.done(context, name);
  if (snapshot.matches({ cancelled: 'takenBack' })) return texts.undone(context, name);
  if (snapshot.matches({ cancelled: 'notTakenBack' })) return texts.notUndone(context);
  if (snapshot.matches({ cancelled: 'stopped' })) return texts.stopped(context, name);
  // In the dialog it is an alert.
  if (context.place !== 'line') return null;
  if (snapshot.matches({ choosing: 'refused' })) return texts.refused(context);
  if (snapshot.matches('groupsFailed')) return texts.groupsFailed(context);
  return snapshot.matches('failed') ? texts.failed(context) : null;
}
