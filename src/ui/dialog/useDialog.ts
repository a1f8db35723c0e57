// Runs the dialog statechart for one dialog.
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { dialogMachine } from '#machines/dialog/dialogMachine.ts';
import type { DialogAnswer, DialogEvent, DialogInput } from '#machines/dialog/dialogTypes.ts';
import { statePath } from '#machines/statePath.ts';

/** Runs before a dialog closes with `ok`; if it rejects, its message is shown inside. */
export type ConfirmAction = (value: string, signal: AbortSignal) => Promise<unknown>;

export interface DialogListeners {
  /** The dialog was answered, and the focus is back on the page. */
  onAnswer: (answer: DialogAnswer) => void;
  /** The fade-out has ended. */
  onGone?: (() => void) | undefined;
}

/** Starts the flow, closed. Only the initial `input` and `confirmAction` count. */
export function useDialog(input: DialogInput, { onAnswer, onGone }: DialogListeners, confirmAction?: ConfirmAction) {
  const [machine] = useState(() =>
    dialogMachine.provide({
      actors: {
        ...(confirmAction && {
          confirmAction: fromPromise<unknown, { value: string }>(({ input: { value }, signal }) =>
            confirmAction(value, signal),
          ),
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { ...input, hasAction: confirmAction !== undefined } });
  const snapshot = useSelector(actor, (each) => each);

  // In an effect, so that the dialog has closed and returned the focus (useModal.ts). In a layout effect, so that the owner's `open` is false before the next
  // key or press, which may open it again.
  const { answer } = snapshot.context;
  const gone = snapshot.matches('closed') && answer !== null;
  const tellAnswer = useEffectEvent(onAnswer);
  const tellGone = useEffectEvent(() => onGone?.());
  useLayoutEffect(() => {
    if (answer) tellAnswer(answer);
  }, [answer]);
  useEffect(() => {
    if (gone) tellGone();
  }, [gone]);

  const send = useCallback(
    (event: DialogEvent) => {
      actor.send(event);
    },
    [actor],
  );
  return { snapshot, send, state: statePath(snapshot.value), shown: snapshot.matches('open') };
}
