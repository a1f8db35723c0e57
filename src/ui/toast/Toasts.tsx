// The messages in order, in the page's region.
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { shownToasts, toastsMachine } from '#machines/toasts/toastsMachine.ts';
import { statePath } from '#machines/statePath.ts';
import { isCovered } from '../dialog/modalStack.ts';
import { announce } from '../live/announce.ts';
import { Toast } from './Toast.tsx';
import styles from './Toasts.module.css';
import { onToast, onWithdrawnToast, takeToasts } from './toast.ts';
import { toastRegionId } from './toastRegionId.ts';
import { useRegionFocus } from './useRegionFocus.ts';

/** More would cover the page. */
const limit = 3;

/** Renders as many messages as there is room for. */
export function Toasts() {
  const [{ value, context }, send] = useMachine(toastsMachine, { input: { limit } });
  useEffect(() => {
    const take = () => {
      for (const message of takeToasts()) {
        send({ type: 'toast.said', message });
        // Behind a dialog the message is visible and waits there, but screen readers only hear what is inside the dialog.
        if (isCovered(document.getElementById(toastRegionId))) announce(message.message);
      }
    };
    take();
    const stops = [
      onToast(take),
      onWithdrawnToast((key) => {
        send({ type: 'toast.withdrawn', key });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [send]);
  const moveFocusOn = useRegionFocus();

  if (context.toasts.length === 0) return null;
  return (
    <ol className={styles.toasts} data-state={statePath(value)}>
      {shownToasts(context).map((toast) => (
        <li key={toast.id}>
          <Toast
            toast={toast}
            onFocusLost={moveFocusOn}
            onHeld={(isHeld) => {
              send({ type: isHeld ? 'toast.held' : 'toast.released', id: toast.id });
            }}
            onGone={() => {
              send({ type: 'toast.gone', id: toast.id });
            }}
          />
        </li>
      ))}
    </ol>
  );
}
