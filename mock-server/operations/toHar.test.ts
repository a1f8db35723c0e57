// Tests the HTTP archive of operations: what other programs read of it, and what is not in it.
import { expect, test } from 'vitest';
import type { LoggedOperation } from './operationLog.ts';
import { toHar } from './toHar.ts';

const login: LoggedOperation = {
  number: 1,
  at: '2026-01-02T03:04:05.000Z',
  name: 'loginMutation',
  kind: 'mutation',
  query: 'mutation loginMutation($input: Input!) { login(input: $input) { id } check(password: "hunter2") }',
  variables: { input: { email: 'ada@example.org', password: 'hunter2', codes: [{ token: 'tok-1' }] } },
  scenario: 'ordinary',
  status: 200,
  failure: { kind: 'problem', detail: 'LoginProblem' },
  answer: '{"data":{"login":{"token":"tok-2","name":"Ada"}}}',
};

test('each operation is an entry with what was sent and answered, and no password or token', () => {
  const har = toHar([login], 'http://localhost:3000');
  const text = JSON.stringify(har);
  for (const secret of ['hunter2', 'tok-1', 'tok-2']) expect(text).not.toContain(secret);
  const [entry] = har.log.entries;
  expect(entry).toMatchObject({
    startedDateTime: '2026-01-02T03:04:05.000Z',
    request: { method: 'POST', url: 'http://localhost:3000/api' },
    response: { status: 200 },
    comment: 'loginMutation · ordinary · problem · LoginProblem',
  });
  expect(JSON.parse(entry?.request.postData.text ?? '')).toMatchObject({
    variables: { input: { email: 'ada@example.org', password: '…', codes: [{ token: '…' }] } },
  });
  expect(JSON.parse(entry?.response.content.text ?? '')).toEqual({
    data: { login: { token: '…', name: 'Ada' } },
  });
});

test('a connection that was cut has the status 0, and half an answer has no token either', () => {
  const [entry] = toHar([{ ...login, status: null, answer: '{"data":{"id":"1","token":"tok-' }], '').log.entries;
  expect(entry?.response).toMatchObject({ status: 0, content: { text: '{"data":{"id":"1","token":"…"' } });
});
