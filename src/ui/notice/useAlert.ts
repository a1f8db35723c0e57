// Runs the statechart of one message on the page: what holds it comes from the pointer, the focus and the tab.
import { useMachine } from '@xstate/react';
import { type FocusEvent, useEffect, useEffectEvent } from 'react';
import { fromPromise } from 'xstate';
import { alertMachine } from '#machines/alert/alertMachine.ts';
import type { AlertHold, AlertInput } from '#machines/alert/alertTypes.ts';
import { statePath } from '#machines/statePath.ts';

export interface AlertOptions extends AlertInput {
  /** What its button does; if it rejects, the message stays and says why. */
  act?: (() => Promise<void>) | undefined;
  onHidden?: (() => void) | undefined;
}

/** A message in its flow. */
export function useAlert({ dismissible, timeout, act, onHidden }: AlertOptions) {
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
  const holdWhileHidden = useEffectEvent(() => {
    hold('tabHidden', document.hidden);
  });
  useEffect(() => {
    const listen = () => {
      holdWhileHidden();
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
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
    isDismissible: snapshot.context.dismissible,
    act: () => {
      send({ type: 'alert.act' });
    },
    dismiss: () => {
      send({ type: 'alert.dismiss' });
    },
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
        if (!currentTarget.contains(relatedTarget)) hold('focused', false);
      },
    },
  };
}
