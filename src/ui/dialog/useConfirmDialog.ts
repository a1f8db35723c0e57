// Asks by the confirm dialog as long as a state of the page wants an answer: what guards do before they let somebody go.
import { useEffect, useEffectEvent } from 'react';
import { confirmDialog, preloadDialogs } from './askDialog.tsx';
import type { ConfirmOptions } from './questions.ts';

/** Asks while `isAsking`; the question is taken back when that ends. `onAnswer` hears whether it was confirmed; what cannot be asked was not. */
export function useConfirmDialog(
  isAsking: boolean,
  options: Omit<ConfirmOptions, 'signal'>,
  onAnswer: (confirmed: boolean) => void,
): void {
  // When the question is wanted, the network may be what is missing.
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
