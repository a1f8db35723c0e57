// The HTTP archive of operations: its format, and that it contains no secrets.
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

/** The whole archive of one operation as text. */
const written = (operation: Partial<LoggedOperation>) => JSON.stringify(toHar([{ ...login, ...operation }], ''));

const answers = {
  'recovery codes': { enableTotp: { recoveryCodes: ['SECRET-1', 'SECRET-2'] } },
  'the setup of the second factor': { startTotpSetup: { uri: 'otpauth://totp/Ada?key=SECRET', qrCode: '<svg>SECRET' } },
  'the link of an invitation': { createInvitation: { address: 'https://example.org/invitation/SECRET' } },
  'the link of a shared library': { createShareLink: { address: 'https://example.org/share/SECRET' } },
  'a number': { session: { pin: 4711 } },
};

test.each(Object.entries(answers))('%s is not in it, wherever the answer was cut', (_, data) => {
  const answer = JSON.stringify({ data });
  const ends = Array.from({ length: answer.length + 1 }, (__, end) => end);
  expect(ends.filter((end) => /SECRET|4711/.test(written({ answer: answer.slice(0, end) })))).toEqual([]);
});

test.each([
  { tokens: [['SECRET'], [{ id: '1', secret: 'SECRET' }]] },
  { list: { name: 'authorization', value: 'SECRET' } },
])('what is in lists, or beside its name, is not in it: %j', (data) => {
  expect(written({ answer: JSON.stringify({ data }), variables: data })).not.toContain('SECRET');
});

const queries = {
  'a block string': 'mutation { login(input: { email: "a@b.c", password: """SECRET "of" hers""" }) { __typename } }',
  'a list': 'mutation { recover(recoveryCodes: ["SECRET", "SECRET"]) { __typename } }',
  'the code of the second factor': 'mutation { enableTotp(input: { oneTimeCode: "SECRET" }) { __typename } }',
  'the code of a program': 'query { deviceLogin(code: "SECRET") { clientName } }',
  'a default': 'query ($password: String = "SECRET") { check(password: $password) }',
  'what is no query': 'mutation { login(password: "SECRET") { ',
};

test.each(Object.entries(queries))('%s in a query is not in it', (_, query) => {
  expect(written({ query })).not.toContain('SECRET');
});

test('other names for secrets hide nothing, and codes of errors stay', () => {
  const text = written({
    query: 'mutation ($mine: String!) { deviceLogin(code: $mine) { id } enableTotp { list: recoveryCodes } }',
    variables: { mine: 'SECRET', input: { code: 'SECRET' } },
    answer: '{"data":{"enableTotp":{"list":["SECRET"]}},"errors":[{"extensions":{"code":"FORBIDDEN"}}]}',
  });
  expect(text).not.toContain('SECRET');
  expect(text).toContain('FORBIDDEN');
});
