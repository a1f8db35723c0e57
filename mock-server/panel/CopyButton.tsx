// A button that copies a text and then confirms it.
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { panelTexts } from './panelTexts.ts';

/** How long the confirmation is shown, in milliseconds. */
const shown = 1500;

/** Renders the button. `text` is called when it is pressed. */
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
