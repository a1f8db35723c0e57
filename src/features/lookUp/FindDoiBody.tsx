// The DOIs found for a document without one, and the buttons below them.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { findDoiMachine } from '#machines/findDoi/findDoiMachine.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts } from './lookUpTexts.ts';

const texts = lookUpTexts.findDoi;

export interface FindDoiHandle {
  readonly actor: Pick<ActorRefFrom<typeof findDoiMachine>, 'send'>;
  readonly snapshot: SnapshotFrom<typeof findDoiMachine>;
}

/** Renders what was found. */
export function FindDoiBody({ handle: { actor, snapshot } }: { handle: FindDoiHandle }) {
  const { candidates, chosen, message } = snapshot.context;
  return (
    <div className={styles.box}>
      {snapshot.matches('searching') && <Progress label={texts.searching} labelShown />}
      {snapshot.matches('nothing') && <Notice role="status">{message ?? texts.nothing}</Notice>}
      {snapshot.matches('failed') && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      {candidates.length > 0 && (
        <RadioGroup
          label={texts.which(candidates.length)}
          value={chosen === null ? null : String(chosen)}
          options={candidates.map(({ doi, title, details }, index) => ({
            value: String(index),
            label: title,
            hint: [details, doi].filter((text) => text !== '').join(' · '),
          }))}
          onChange={(value) => {
            actor.send({ type: 'candidate.chosen', candidate: Number(value) });
          }}
        />
      )}
      {candidates.length > 0 && message !== null && (
        <Notice tone="warning" role="alert">
          {message}
        </Notice>
      )}
    </div>
  );
}

/** Renders the buttons. */
export function FindDoiFooter({
  handle: { actor, snapshot },
  onClose,
}: {
  handle: FindDoiHandle;
  onClose: () => void;
}) {
  const isSetting = snapshot.matches('setting');
  return (
    <>
      <Button size="lg" onClick={onClose}>
        {snapshot.matches('nothing') ? texts.close : texts.cancel}
      </Button>
      <span className={styles.aside} />
      {snapshot.matches('failed') && (
        <Button
          size="lg"
          icon="reload"
          onClick={() => {
            actor.send({ type: 'retry' });
          }}
        >
          {lookUpTexts.retry}
        </Button>
      )}
      {snapshot.context.candidates.length > 0 && (
        <Button
          size="lg"
          variant="primary"
          busy={isSetting}
          busyLabel={texts.setting}
          disabled={!isSetting && !snapshot.can({ type: 'doi.set' })}
          onClick={() => {
            actor.send({ type: 'doi.set' });
          }}
        >
          {texts.set}
        </Button>
      )}
    </>
  );
}
