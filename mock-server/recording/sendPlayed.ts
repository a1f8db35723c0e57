// Sends what a tape answers.
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/sendJson.ts';
import type { PlayedAnswer } from './player.ts';

export function sendPlayed(response: ServerResponse, played: PlayedAnswer): void {
  if (played.kind === 'differs') {
    const message = `This run differs from the tape: ${played.difference}`;
    sendJson(response, 409, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
    return;
  }
  const { status, headers, body, encoding } = played.answer;
  if (status === null) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(Buffer.from(body, encoding));
}
