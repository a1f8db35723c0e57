// Runs the statechart of one message on the page: what holds it comes from the pointer, the focus, the dialogs and the tab.
import { useMachine } from '@xstate/react';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { alertMachine } from '#machines/alert/alertMachine.ts';
import type { AlertHold, AlertInput } from '#machines/alert/alertTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { isCovered, onStackChange } from '../dialog/modalStack.ts';

export interface AlertOptions extends AlertInput {
  /** What its button does; if it rejects, the message stays and says why. */
  act?: (() => Promise<void>) | undefined;
  onHidden?: (() => void) | undefined;
}

/** A message in its flow, drawn in `element`. */
export function useAlert(
  element: RefObject<HTMLElement | null>,
  { dismissible, timeout, act, onHidden }: AlertOptions,
) {
  const [snapshot, send] = useMachine(
    alertMachine.provide({
      actors: {
        act: fromPromise<undefined, undefined>(async () => {
          await act?.();
          return undefined;
        }),
      },
    }),
    { input: { dismissible, timeout } },
  );

  const hold = (reason: AlertHold, began: boolean) => {
    send({ type: began ? 'hold.began' : 'hold.ended', hold: reason });
  };
  const holdOutOfReach = useEffectEvent(() => {
    hold('tabHidden', document.hidden);
    hold('covered', isCovered(element.current));
  });
  useEffect(() => {
    const listen = () => {
      holdOutOfReach();
    };
    listen();
    const stopListening = onStackChange(listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);

  const isHidden = snapshot.matches('hidden');
  const tellHidden = useEffectEvent(() => onHidden?.());
  useEffect(() => {
    if (isHidden) tellHidden();
  }, [isHidden]);

  return {
    state: statePath(snapshot.value),
    isShown: !isHidden,
    isActing: snapshot.matches({ shown: 'acting' }),
    /** Why its action failed; null while it has not. */
    failure: snapshot.context.message,
    act: () => {
      send({ type: 'alert.act' });
    },
    /** Undefined while a person cannot: it is to stay, or its action is under way and it has yet to say how that ended. */
    dismiss: snapshot.can({ type: 'alert.dismiss' })
      ? () => {
          send({ type: 'alert.dismiss' });
        }
      : undefined,
    /** For the element of the message. */
    attention: {
      onPointerEnter: () => {
        hold('hovered', true);
      },
      onPointerLeave: () => {
        hold('hovered', false);
      },
      onFocus: () => {
        hold('focused', true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        // When the window loses the focus, the message does not: it has it again when the window has.
        if (!currentTarget.contains(relatedTarget ?? document.activeElement)) hold('focused', false);
      },
    },
  };
}
