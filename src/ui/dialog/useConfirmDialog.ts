// Shows a confirm dialog while a state of the page requires an answer, as navigation guards do.
import { useEffect, useEffectEvent } from 'react';
import { confirmDialog, preloadDialogs } from './askDialog.tsx';
import type { ConfirmOptions } from './questions.ts';

/**
 * Asks while `isAsking`, and withdraws the question afterwards. `onAnswer` gets whether it was confirmed; a dialog that fails to load counts as not confirmed.
 */
export function useConfirmDialog(
  isAsking: boolean,
  options: Omit<ConfirmOptions, 'signal'>,
  onAnswer: (confirmed: boolean) => void,
): void {
  // Preloads it now, because the network may be down when the question is needed.
  useEffect(preloadDialogs, []);
  const ask = useEffectEvent((signal: AbortSignal) => confirmDialog({ ...options, signal }));
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isAsking) return;
    const settled = new AbortController();
    ask(settled.signal).then(
      ({ reason }) => {
        if (!settled.signal.aborted) answer(reason === 'ok');
      },
      () => {
        answer(false);
      },
    );
    return () => {
      settled.abort();
    };
  }, [isAsking]);
}
