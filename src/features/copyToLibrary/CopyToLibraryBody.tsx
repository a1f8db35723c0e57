// The content of the dialog that copies to another library: the choices, and how far it is.
import { useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { libraryCopyMachine } from '#machines/libraryCopy/libraryCopyMachine.ts';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { CopyProgress, isLong } from './CopyProgress.tsx';
import styles from './CopyToLibrary.module.css';
import { copyToLibraryTexts as texts } from './copyToLibraryTexts.ts';

export interface CopyToLibraryHandle {
  readonly actor: Pick<ActorRefFrom<typeof libraryCopyMachine>, 'send'>;
  readonly snapshot: SnapshotFrom<typeof libraryCopyMachine>;
}

/** Renders what there is to decide about documents that the library has already. */
function DuplicatesChoice({ handle: { actor, snapshot } }: { handle: CopyToLibraryHandle }) {
  const { counts, choices, libraries, what } = snapshot.context;
  const library = libraries.targets.find(({ id }) => id === choices.targetId)?.name ?? '';
  if (what === 'groups' && !choices.withDocuments) return null;
  if (snapshot.matches({ choosing: 'counting' })) return <p className={styles.note}>{texts.counting}</p>;
  if (counts?.duplicates === 0) return <p className={styles.note}>{texts.noDuplicates(counts.documents, library)}</p>;
  return (
    <RadioGroup
      label={texts.duplicates(counts, library)}
      hint={texts.duplicatesHint}
      value={choices.duplicates}
      options={[
        { value: 'SKIP', label: texts.skip },
        { value: 'COPY', label: texts.copyAll },
      ]}
      onChange={(duplicates) => {
        actor.send({ type: 'duplicates.chosen', duplicates });
      }}
    />
  );
}

/** Says why nothing can be moved, or which groups a move leaves. */
function moveHint({ what, libraries, choices }: CopyToLibraryHandle['snapshot']['context']): string | undefined {
  if (!libraries.mayMove) return texts.mayNotMove;
  if (what === 'documents') return undefined;
  return choices.withDocuments ? texts.keptGroups : texts.onlyWithDocuments;
}

/** Renders everything there is to choose. The focus goes to the chosen library, because the dialog opened before there was any. */
function Choices({ handle }: { handle: CopyToLibraryHandle }) {
  const { actor, snapshot } = handle;
  const { what, libraries, choices } = snapshot.context;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After “Go on” they appear inert, and the focus stays on the button.
    if (box.current?.hasAttribute('inert') === false) box.current.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  return (
    <div ref={box} className={styles.box} inert={snapshot.matches('copying')}>
      <RadioGroup
        label={texts.library}
        value={choices.targetId}
        options={libraries.targets.map(({ id, name, isShared }) => ({
          value: id,
          label: name,
          hint: isShared ? undefined : texts.personal,
        }))}
        optionsClassName={styles.libraries}
        onChange={(id) => {
          actor.send({ type: 'target.chosen', id });
        }}
      />
      {what === 'documents' ? (
        <Checkbox
          label={texts.withGroups}
          hint={texts.withGroupsHint}
          checked={choices.withGroups}
          onChange={() => {
            actor.send({ type: 'groups.toggled' });
          }}
        />
      ) : (
        <Checkbox
          label={texts.withDocuments}
          hint={texts.withDocumentsHint}
          checked={choices.withDocuments}
          onChange={() => {
            actor.send({ type: 'documents.toggled' });
          }}
        />
      )}
      <DuplicatesChoice handle={handle} />
      <RadioGroup
        label={texts.way}
        value={choices.isMove ? 'move' : 'copy'}
        options={[
          { value: 'copy', label: texts.ways.copy },
          {
            value: 'move',
            label: what === 'groups' ? texts.ways.moveGroups : texts.ways.move,
            hint: moveHint(snapshot.context),
            disabled: !libraries.mayMove || !choices.withDocuments,
          },
        ]}
        onChange={(way) => {
          actor.send({ type: 'move.chosen', isMove: way === 'move' });
        }}
      />
    </div>
  );
}

/** Renders the content of the dialog. */
export function CopyToLibraryBody({ handle }: { handle: CopyToLibraryHandle }) {
  const { snapshot } = handle;
  const { message } = snapshot.context;
  if (snapshot.matches('loading')) return <Progress label={texts.loading} labelShown />;
  if (snapshot.matches('nowhere')) return <Notice role="status">{texts.nowhere}</Notice>;
  if (snapshot.matches('failed'))
    return (
      <Notice tone="danger" role="alert">
        {texts.failed(message ?? '')}
      </Notice>
    );
  const isStopped = snapshot.matches('stopped');
  return (
    <div className={styles.box}>
      {!isStopped && <Choices handle={handle} />}
      {(isStopped || (snapshot.matches('copying') && isLong(snapshot.context))) && (
        <CopyProgress context={snapshot.context} />
      )}
      {isStopped && message === null && <Notice role="status">{texts.stopped}</Notice>}
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
    </div>
  );
}
