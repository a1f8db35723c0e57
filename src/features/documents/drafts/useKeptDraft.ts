// Keeps what is typed into a form on this device for as long as it is not saved.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { draftOf } from '#machines/documentEditor/draft.ts';
import { draftMachine } from '#machines/draft/draftMachine.ts';
import type { DraftContext, KeptDraft } from '#machines/draft/draftTypes.ts';
import type { SourceDraft } from '#machines/sourceView/sourceViewTypes.ts';
import type { DocumentEditorHandle } from '../editor/useDocumentEditor.ts';
import type { SourceActor } from '../source/finishSource.ts';
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper.ts';

/** What stands in the source and is not in the form. */
function untakenOf(source: SourceActor): SourceDraft | undefined {
  const snapshot = source.getSnapshot();
  if (!snapshot.hasTag('untaken')) return undefined;
  const { dialect, text, said } = snapshot.context;
  return { dialect, text, said };
}

/**
 * Runs as long as the form is there; true when the device refuses to keep anything. `typed` is what came back of the source, as long as
 * the source itself is not there.
 */
export function useKeptDraft(
  { actor: editor, values }: DocumentEditorHandle,
  source: SourceActor | null,
  typed: SourceDraft | undefined,
  userId: string,
): boolean {
  const [keeper] = useState(() => createDraftKeeper(userId, typeof values.title === 'string' ? values.title : ''));
  const [machine] = useState(() => draftOnDevice(keeper));
  const draft = useActorRef(machine);
  useEffect(() => {
    let told: KeptDraft | null = null;
    const tell = () => {
      const snapshot = editor.getSnapshot();
      const untaken = source ? untakenOf(source) : typed;
      if (!snapshot.hasTag('unsaved') && !untaken) {
        told = null;
        draft.send({ type: 'draft.over' });
        return;
      }
      const next = { ...draftOf(snapshot.context), source: untaken };
      const isTold =
        told?.patch === next.patch &&
        told.unanswered === next.unanswered &&
        told.kind === next.kind &&
        told.source?.text === untaken?.text;
      if (isTold) return;
      told = next;
      draft.send({ type: 'draft.changed', draft: next });
    };
    tell();
    const subscriptions = [editor.subscribe(tell), source?.subscribe(tell)];
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
  }, [editor, source, typed, draft]);
  useEffect(
    () => () => {
      keeper.leave();
    },
    [keeper],
  );
  return useSelector(draft, (snapshot) => snapshot.matches('refused'));
}

function draftOnDevice(keeper: DraftKeeper) {
  return draftMachine.provide({
    actors: {
      // At once: a promise only in form, so that the next key finds it written.
      keep: fromPromise<undefined, DraftContext>(({ input: { draft } }) => {
        return new Promise((resolve) => {
          if (draft) keeper.keep(draft);
          resolve(undefined);
        });
      }),
      forget: fromPromise<undefined, undefined>(() => {
        return new Promise((resolve) => {
          keeper.forget();
          resolve(undefined);
        });
      }),
    },
  });
}
