// The open state of a dialog that asks before an action. This is only view state; the flow in the dialog is a machine.
import { useState } from 'react';

/** `round` changes each time something is asked. Use it as the dialog's key, so that its machine starts anew. */
export function useQuestion<Question>() {
  // Kept while the dialog closes, because it is still visible then.
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
