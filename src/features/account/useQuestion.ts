// The open state of a dialog that asks before an action. This is only view state; the flow in the dialog is a machine.
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
