// Sends a response from a tape, or an error if the request differs.
import type { ServerResponse } from 'node:http';
import { sendJson } from '../http/sendJson.ts';
import type { ReplayedAnswer } from './replayer.ts';

export function sendTapedAnswer(response: ServerResponse, replayed: ReplayedAnswer): void {
  if (replayed.kind === 'differs') {
    const message = `This run differs from the tape: ${replayed.difference}`;
    sendJson(response, 409, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
    return;
  }
  const { status, headers, body, encoding, isWhole } = replayed.answer;
  if (status === null) {
    response.destroy();
    return;
  }
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const bytes = Buffer.from(body, encoding);
  if (isWhole) response.end(bytes);
  else response.write(bytes, () => response.destroy());
}
