// Lets a request wait, and forgets it when its client leaves meanwhile.
import type { ServerResponse } from 'node:http';

export function answerLater(response: ServerResponse, milliseconds: number, answer: () => void): void {
  const timer = setTimeout(answer, milliseconds);
  response.once('close', () => {
    clearTimeout(timer);
  });
}
