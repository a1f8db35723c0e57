// Keeps what is typed into a form on this device for as long as it is not saved.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { EditorDraft } from '#machines/documentEditor/documentEditorTypes.ts';
import { draftMachine } from '#machines/draft/draftMachine.ts';
import type { DraftContext } from '#machines/draft/draftTypes.ts';
import type { TypedText } from '../editor/typedText.ts';
import type { DocumentEditorHandle } from '../editor/useDocumentEditor.ts';
import { createDraftKeeper, type DraftKeeper } from './createDraftKeeper.ts';

/** Runs as long as the form is there; true when the device refuses to keep anything. `typed` is what stands in a box of the form. */
export function useKeptDraft(
  { actor: editor, values, draftWith }: DocumentEditorHandle,
  userId: string,
  typed: TypedText | null,
): boolean {
  const [keeper] = useState(() => createDraftKeeper(userId, typeof values.title === 'string' ? values.title : ''));
  const [machine] = useState(() => draftOnDevice(keeper));
  const draft = useActorRef(machine);
  const told = useRef<EditorDraft | null>(null);
  const tell = useEffectEvent(() => {
    const [before, next] = [told.current, draftWith(typed)];
    told.current = next;
    if (!next) draft.send({ type: 'draft.over' });
    else if (before?.patch !== next.patch || before.unanswered !== next.unanswered || before.kind !== next.kind)
      draft.send({ type: 'draft.changed', draft: next });
  });
  useEffect(() => {
    const subscription = editor.subscribe(() => {
      tell();
    });
    return () => {
      subscription.unsubscribe();
      keeper.leave();
    };
  }, [editor, keeper]);
  useEffect(() => {
    tell();
  }, [typed]);
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
