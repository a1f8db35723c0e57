// What can be done at each point of an import.
import { countDecisions } from '#machines/import/decisions.ts';
import type { ImportContext, ImportReport } from '#machines/import/importTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { countedGroups } from './countedGroups.ts';
import { countedParts } from './contents.ts';
import styles from './ImportDialog.module.css';
import type { ImportHandle } from './useImport.ts';

export interface ImportFooterProps {
  handle: ImportHandle;
  onChoose: () => void;
  onClose: () => void;
}

/** Draws the buttons, the action at the right. */
export function ImportFooter({ handle: { actor, snapshot }, onChoose, onClose }: ImportFooterProps) {
  const close = (
    <Button
      size="lg"
      variant={snapshot.matches('done') ? 'primary' : 'secondary'}
      onClick={({ detail }) => {
        // It comes where "Stop" was: the second press of a double click is still meant for that one.
        if (detail < 2) onClose();
      }}
    >
      Close
    </Button>
  );
  const another = (
    <Button size="lg" onClick={onChoose}>
      Choose another file
    </Button>
  );
  const isRunning = snapshot.matches({ sending: 'running' }) || snapshot.matches({ grouping: 'running' });
  if (snapshot.matches('parsing') || snapshot.matches('checking') || isRunning) {
    return (
      <>
        <span className={styles.aside}>
          <Icon name="info" size="sm" />
          You can close this and go on working.
        </span>
        <Button
          key="stop"
          size="lg"
          onClick={() => {
            actor.send({ type: 'import.cancel' });
          }}
        >
          Stop
        </Button>
      </>
    );
  }
  if (snapshot.matches('sending') || snapshot.matches('grouping')) {
    return (
      <>
        <span className={styles.aside} />
        <Button key="stop" size="lg" busy busyLabel="Stopping…">
          Stop
        </Button>
      </>
    );
  }
  if (snapshot.matches('review')) {
    return (
      <>
        <span className={styles.aside} />
        <Button size="lg" onClick={onClose}>
          Cancel
        </Button>
        <Button
          // Takes the focus when the reading is done: the step that most want next.
          key="start"
          autoFocus
          size="lg"
          variant="primary"
          onClick={() => {
            actor.send({ type: 'import.start' });
          }}
        >
          {startWords(snapshot.context)}
        </Button>
      </>
    );
  }
  if (snapshot.matches('failed') || snapshot.matches('groupsFailed')) {
    return (
      <>
        <span className={styles.aside} />
        <Button
          size="lg"
          onClick={() => {
            actor.send({ type: 'import.cancel' });
          }}
        >
          Stop here
        </Button>
      </>
    );
  }
  const takingBack = snapshot.matches({ cancelled: 'takingBack' });
  if (takingBack || snapshot.can({ type: 'import.takeBack' })) {
    return (
      <>
        <span className={styles.aside} />
        <Button
          // Another button than the one that stood here: keys that are pressed on are not meant for it.
          key="takeBack"
          size="lg"
          icon="undo"
          busy={takingBack}
          busyLabel="Taking back…"
          onClick={() => {
            actor.send({ type: 'import.takeBack' });
          }}
        >
          Take all of it back
        </Button>
        {close}
      </>
    );
  }
  return (
    <>
      <span className={styles.aside} />
      {!snapshot.matches('done') && another}
      {close}
    </>
  );
}

/** What will be added; of a file of which some is there already also what else will be done. */
function startWords(context: ImportContext): string {
  const { report, duplicates } = context;
  const total = report?.entries ?? 0;
  if (report && total === 0) return `Add ${wordsOfRest(report)}`;
  const { merge, skip } = duplicates.length === 0 ? { merge: 0, skip: 0 } : countDecisions(context);
  const added = total - merge - skip;
  if (added > 0 || merge === 0)
    return `Add ${countedDocuments(added)}${merge === 0 ? '' : `, merge ${merge.toLocaleString('en')}`}`;
  return `Merge ${countedDocuments(merge)}`;
}

/** The first that a file without entries holds: all of it would be too much for a button. */
function wordsOfRest(report: ImportReport): string {
  if (report.groups > 0) return countedGroups(report.groups);
  const [first = '', ...others] = countedParts(report);
  return others.length > 0 ? `${first} and more` : first;
}
