// What can be done at each point of an import.
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { countedDocuments } from './countedDocuments.ts';
import { countedGroups } from './countedGroups.ts';
import styles from './ImportDialog.module.css';
import type { ImportHandle } from './useImport.ts';

export interface ImportFooterProps {
  handle: ImportHandle;
  onChoose: () => void;
  onClose: () => void;
}

/** Draws the buttons, the action at the right. */
export function ImportFooter({ handle: { actor, snapshot }, onChoose, onClose }: ImportFooterProps) {
  const { report, added } = snapshot.context;
  const total = report?.entries ?? 0;
  const close = (
    <Button size="lg" variant={snapshot.matches('done') ? 'primary' : 'secondary'} onClick={onClose}>
      Close
    </Button>
  );
  const another = (
    <Button size="lg" onClick={onChoose}>
      Choose another file
    </Button>
  );
  const isRunning = snapshot.matches({ sending: 'running' }) || snapshot.matches({ grouping: 'running' });
  if (snapshot.matches('parsing') || isRunning) {
    return (
      <>
        <span className={styles.aside}>
          <Icon name="info" size="sm" />
          You can close this and go on working.
        </span>
        <Button
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
        <Button size="lg" busy busyLabel="Stopping…">
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
          Add {total === 0 && report?.groups ? countedGroups(report.groups) : countedDocuments(total)}
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
          size="lg"
          icon="undo"
          busy={takingBack}
          busyLabel="Taking back…"
          onClick={() => {
            actor.send({ type: 'import.takeBack' });
          }}
        >
          Take back {added.length === 0 ? 'what was added' : added.length.toLocaleString('en')}
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
