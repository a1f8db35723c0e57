// Stores unsaved changes of a form on this device until they are saved.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { draftOf } from '#machines/documentEditor/draft.ts';
import { draftMachine } from '#machines/draft/draftMachine.ts';
import type { DraftContext, KeptDraft } from '#machines/draft/draftTypes.ts';
import type { SourceDraft } from '#machines/sourceView/sourceViewTypes.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { TypedText } from './typedText.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';
import type { SourceActor } from '#src/features/source/finishSource.ts';
import { createDraftKeeper, type DraftKeeper } from '#src/features/drafts/createDraftKeeper.ts';

/** Typed text that is not in the form's values yet. */
export interface NotTakenIn {
  /** Uncommitted text of an input. */
  readonly inBox: TypedText | null;
  /** The source view's actor, if the source is open. */
  readonly source: SourceActor | null;
  /** The restored draft of the source, until the source view is open. */
  readonly ofSource: SourceDraft | undefined;
}

/** The text of the source, if it is not applied to the form. */
function untakenOf(source: SourceActor): SourceDraft | undefined {
  const snapshot = source.getSnapshot();
  if (!snapshot.hasTag('untaken')) return undefined;
  const { dialect, text, said } = snapshot.context;
  return { dialect, text, said };
}

function isSame(left: KeptDraft, right: KeptDraft): boolean {
  return (
    left.patch === right.patch &&
    left.unanswered === right.unanswered &&
    left.kind === right.kind &&
    left.source?.text === right.source?.text
  );
}

/** Runs as long as the form is mounted; returns true if the device refuses to store anything. */
export function useKeptDraft(
  { actor: editor, draftWith }: DocumentEditorHandle,
  userId: string,
  { inBox, source, ofSource }: NotTakenIn,
): boolean {
  const environment = useRelayEnvironment();
  const [keeper] = useState(() => createDraftKeeper(userId, environment));
  const [machine] = useState(() => draftOnDevice(keeper));
  const draft = useActorRef(machine);
  const told = useRef<KeptDraft | null>(null);
  const tell = useEffectEvent(() => {
    const edited = draftWith(inBox);
    const untaken = source ? untakenOf(source) : ofSource;
    const next = edited || untaken ? { ...(edited ?? draftOf(editor.getSnapshot().context)), source: untaken } : null;
    const before = told.current;
    told.current = next;
    if (!next) draft.send({ type: 'draft.over' });
    else if (!before || !isSame(before, next)) draft.send({ type: 'draft.changed', draft: next });
  });
  useEffect(() => {
    const retell = () => {
      tell();
    };
    const subscriptions = [editor.subscribe(retell), source?.subscribe(retell)];
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe();
    };
  }, [editor, source]);
  useEffect(() => {
    tell();
  }, [inBox, source, ofSource]);
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
      // Stores synchronously, although the actor is a promise: the draft is on the device before the next key is pressed.
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
