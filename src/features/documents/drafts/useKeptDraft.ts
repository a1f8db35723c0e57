// Keeps what is typed into a form on this device for as long as it is not saved.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fromPromise } from 'xstate';
import { draftOf } from '#machines/documentEditor/draft.ts';
import type { EditorDraft } from '#machines/documentEditor/documentEditorTypes.ts';
import { draftMachine } from '#machines/draft/draftMachine.ts';
import type { DraftContext } from '#machines/draft/draftTypes.ts';
import type { DocumentEditorHandle } from '../editor/useDocumentEditor.ts';
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper.ts';

/** Runs as long as the form is there; true when the device refuses to keep anything. */
export function useKeptDraft({ actor: editor }: DocumentEditorHandle, userId: string): boolean {
  const environment = useRelayEnvironment();
  const [keeper] = useState(() => createDraftKeeper(userId, environment));
  const [machine] = useState(() => draftOnDevice(keeper));
  const draft = useActorRef(machine);
  useEffect(() => {
    let told: EditorDraft | null = null;
    const tell = (snapshot: ReturnType<typeof editor.getSnapshot>) => {
      if (!snapshot.hasTag('unsaved')) {
        told = null;
        draft.send({ type: 'draft.over' });
        return;
      }
      const next = draftOf(snapshot.context);
      if (told?.patch === next.patch && told.unanswered === next.unanswered && told.kind === next.kind) return;
      told = next;
      draft.send({ type: 'draft.changed', draft: next });
    };
    tell(editor.getSnapshot());
    const subscription = editor.subscribe(tell);
    return () => {
      subscription.unsubscribe();
      keeper.leave();
    };
  }, [editor, draft, keeper]);
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
