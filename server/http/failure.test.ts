// Tests how errors are sent outside of GraphQL.
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { badUserInput, rateLimited } from '../graphql/errors.ts';
import { sendCodedError } from './failure.ts';

async function answerOf(answer: RequestListener): Promise<Response> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

it('sends the time to wait for a limit, and none of the instructions for yoga', async () => {
  const answer = await answerOf((_request, response) => sendCodedError(response, rateLimited(4.2, 'Too much.')));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await answer.json()).toEqual({
    errors: [{ message: 'Too much.', extensions: { code: 'RATE_LIMITED', retryAfter: 4.2 } }],
  });
});

it('sends the problems with a request', async () => {
  const problem = { path: ['filterBy', 'query'], message: 'Close the bracket.' };
  const answer = await answerOf((_request, response) => sendCodedError(response, badUserInput([problem])));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([400, null]);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { problems: [problem] } }] });
});
