// A dialog that asks something before it is done: what it asks, and whether it is open. Plain view state; the flow in the dialog is the machine's.
import { useState } from 'react';

/** `round` is another one each time something is asked: the key of a dialog whose flow begins anew. */
export function useQuestion<Question>() {
  // Kept while the dialog closes, which still shows it.
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const ask = (asked: Question) => {
    setQuestion(asked);
    setRound(round + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
  };
  return { question, open, round, ask, close };
}
