// A button that copies a text, and says so.
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { panelTexts } from './panelTexts.ts';

/** For so long it says that it has copied. */
const shown = 1500;

/** Draws the button; `text` is asked for when it is pressed. */
export function CopyButton({ text, children }: { text: () => Promise<string>; children: ReactNode }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => {
      setSaid(null);
    }, shown);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  return (
    <Button
      icon="copy"
      onClick={() => {
        text()
          .then((copied) => navigator.clipboard.writeText(copied))
          .then(
            () => {
              say(panelTexts.copied);
            },
            (error: unknown) => {
              say(messageOf(error));
            },
          );
      }}
    >
      {said ?? children}
    </Button>
  );
}
