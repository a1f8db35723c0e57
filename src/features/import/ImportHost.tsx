// The import of the dashboard: its dialog, and while that is closed one line that says how far it is.
import { useEffect, useEffectEvent, useState } from 'react';
import { announce } from '#src/ui/live/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { statePath } from '#machines/statePath.ts';
import { ImportDialog } from './ImportDialog.tsx';
import styles from './ImportHost.module.css';
import { useImport } from './useImport.ts';

export interface ImportHostProps {
  /** What was chosen or dropped last. */
  files: readonly File[];
  /** Counts the choices: the same file may be chosen twice. */
  round: number;
  userId: string;
  /** Opens the file picker again. */
  onChoose: () => void;
}

/** Draws the dialog or the line. */
export function ImportHost({ files, round, userId, onChoose }: ImportHostProps) {
  const { actor, snapshot } = useImport(userId);
  // A new choice opens the dialog, whatever was closed before.
  const [closedRound, setClosedRound] = useState<number | null>(null);
  const open = closedRound !== round;
  const takeFiles = useEffectEvent(() => {
    actor.send({ type: 'file.chosen', files });
  });
  useEffect(() => {
    takeFiles();
  }, [round]);

  const { file, report, added, message } = snapshot.context;
  const state = statePath(snapshot.value);
  const done = snapshot.matches('done');
  const failed = snapshot.matches('failed');
  useEffect(() => {
    if (done) announce(`Import finished: ${added.length} documents added`);
    else if (failed) announce(`The import stopped: ${message ?? ''}`);
  }, [done, failed, added.length, message]);

  if (open) {
    return (
      <ImportDialog
        handle={{ actor, snapshot }}
        onChoose={onChoose}
        onClose={() => {
          setClosedRound(round);
          // What is only looked at ends with the dialog; what is under way goes on.
          if (snapshot.matches('review')) actor.send({ type: 'import.cancel' });
          if (done || snapshot.matches('cancelled')) actor.send({ type: 'import.restart' });
        }}
      />
    );
  }
  if (!snapshot.hasTag('busy') && !failed && !done) return null;
  const total = report?.entries ?? 0;
  return (
    <div className={styles.line} data-state={state}>
      {snapshot.hasTag('busy') ? <Spinner /> : <Icon name={failed ? 'warning' : 'check'} size="sm" />}
      <span className={styles.words}>
        {done
          ? `${added.length.toLocaleString('en')} documents imported`
          : failed
            ? `Import stopped at ${added.length} of ${total}`
            : snapshot.matches('parsing')
              ? `Reading ${file?.name ?? ''}`
              : `Importing: ${added.length.toLocaleString('en')} of ${total.toLocaleString('en')}`}
      </span>
      <Button
        variant="quiet"
        onClick={() => {
          setClosedRound(null);
        }}
      >
        {done ? 'Show the report' : 'Show'}
      </Button>
      {done && (
        <Button
          variant="quiet"
          onClick={() => {
            actor.send({ type: 'import.restart' });
          }}
        >
          Close
        </Button>
      )}
    </div>
  );
}
