// What can be done at each point of an import. Each button has a place of its own, so that none appears where another was just pressed:
// at the left what leads back, at the right what leads on, beside that what only closes.
import { canStart, countDecisions, isCompletion } from '#machines/import/decisions.ts';
import type { ImportContext } from '#machines/import/importTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './ImportDialog.module.css';
import { importTexts as texts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

export interface ImportFooterProps {
  handle: ImportHandle;
  onChoose: () => void;
  onClose: () => void;
}

/** Renders the buttons. */
export function ImportFooter({ handle: { actor, snapshot }, onChoose, onClose }: ImportFooterProps) {
  if (snapshot.matches('parsing') || snapshot.matches('checking')) {
    return (
      <>
        <Button
          key="cancel"
          size="lg"
          onClick={() => {
            actor.send({ type: 'import.cancel' });
          }}
        >
          {texts.cancel}
        </Button>
        <CanClose />
      </>
    );
  }
  if (snapshot.matches('review')) {
    return (
      <>
        <Button key="cancel" size="lg" onClick={onClose}>
          {texts.cancel}
        </Button>
        <span className={styles.aside} />
        <Button
          // Takes the focus when the reading is done: the step that most want next.
          key="start"
          autoFocus
          size="lg"
          variant="primary"
          disabled={!canStart(snapshot.context)}
          onClick={() => {
            actor.send({ type: 'import.start' });
          }}
        >
          {startText(snapshot.context)}
        </Button>
      </>
    );
  }
  if (snapshot.matches('sending') || snapshot.matches('grouping')) return <CanClose />;
  const isUndoing = snapshot.matches({ cancelled: 'takingBack' });
  const canUndo = isUndoing || snapshot.can({ type: 'import.takeBack' });
  return (
    <>
      {canUndo && (
        <Button
          key="undo"
          size="lg"
          icon="undo"
          busy={isUndoing}
          busyLabel={texts.undoing}
          onClick={() => {
            actor.send({ type: 'import.takeBack' });
          }}
        >
          {texts.undo}
        </Button>
      )}
      <span className={styles.aside} />
      {snapshot.matches({ choosing: 'refused' }) && (
        <Button key="choose" size="lg" onClick={onChoose}>
          {texts.chooseOther}
        </Button>
      )}
      <Button key="close" size="lg" onClick={onClose}>
        {texts.close}
      </Button>
      {snapshot.can({ type: 'import.resume' }) && (
        <Button
          key="resume"
          size="lg"
          variant="primary"
          onClick={() => {
            actor.send({ type: 'import.resume' });
          }}
        >
          {texts.resume}
        </Button>
      )}
    </>
  );
}

function CanClose() {
  return (
    <span className={styles.aside}>
      <Icon name="info" size="sm" />
      {texts.canClose}
    </span>
  );
}

/** What will be added; where some of it is there already also what else will be done. */
function startText(context: ImportContext): string {
  const { report, excluded } = context;
  if (!report) return '';
  const { merge, skip } = countDecisions(context);
  const added = report.entries - excluded.length - merge - skip;
  if (isCompletion(context) && added === 0) return texts.complete(merge);
  return texts.start(report, { added, merged: merge });
}
