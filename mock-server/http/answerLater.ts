// Delays the response to a request; cancelled if the client disconnects first.
import type { ServerResponse } from 'node:http';

export function answerLater(response: ServerResponse, milliseconds: number, answer: () => void): void {
  const timer = setTimeout(answer, milliseconds);
  response.once('close', () => {
    clearTimeout(timer);
  });
}
