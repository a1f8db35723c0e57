// Lets a browser test give a story any number of answers, one per request.
import { useEffect, useState } from 'react';
import { answerOf } from './answers.ts';

/** What a test last answered to `name`, `initial` before it did, and how many answers there have been: a key for whoever begins anew with each. */
export function useAnswers<Answer>(name: string, initial: Answer): readonly [answer: Answer, count: number] {
  const [last, setLast] = useState<readonly [Answer, number]>([initial, 0]);
  useEffect(() => {
    const leave = new AbortController();
    answerOf<Answer>(name, undefined, leave.signal).then(
      (answer) => {
        setLast(([, count]) => [answer, count + 1]);
      },
      // Given up: nobody is there to be told.
      () => undefined,
    );
    return () => {
      leave.abort();
    };
  }, [name, last]);
  return last;
}
