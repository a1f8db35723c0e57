// Connects the machine of one message to the page: pointer, focus, dialogs and tab visibility pause it.
import { useMachine } from '@xstate/react';
import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { alertMachine } from '#machines/alert/alertMachine.ts';
import type { AlertHold, AlertInput } from '#machines/alert/alertTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { isCovered, onStackChange } from '../dialog/modalStack.ts';

export interface AlertOptions extends AlertInput {
  /** The button's action; if it rejects, the message stays and shows why. */
  act?: (() => Promise<void>) | undefined;
  onHidden?: (() => void) | undefined;
}

/** A message's state, rendered in `element`. */
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
    /** The reason why its action failed; null if it didn't. */
    failure: snapshot.context.message,
    act: () => {
      send({ type: 'alert.act' });
    },
    /** Undefined while it cannot be closed: it has to stay, or its action is under way. */
    dismiss: snapshot.can({ type: 'alert.dismiss' })
      ? () => {
          send({ type: 'alert.dismiss' });
        }
      : undefined,
    /** Props for the message's element. */
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
        // When the window loses the focus, the message keeps it within the document.
        if (!currentTarget.contains(relatedTarget ?? document.activeElement)) hold('focused', false);
      },
    },
  };
}
