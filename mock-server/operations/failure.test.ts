// Which operations count as failed, also if the log has truncated their response.
import { expect, it } from 'vitest';
import type { SentAnswer } from '../http/interceptAnswer.ts';
import { failureOf } from './failure.ts';
import { OperationLog } from './operationLog.ts';

const sent = (body: unknown, facts: Partial<SentAnswer> = {}): SentAnswer => ({
  status: 200,
  isWhole: true,
  ...facts,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const user = { __typename: 'UserReturned', user: { id: 'user_1' } };
const problem = { __typename: 'InputValidationProblem', problems: [{ path: ['email'], message: 'Taken.' }] };

it.each([
  ['data', sent({ data: { me: null } })],
  ['a result that is no problem', sent({ data: { login: user } })],
  [
    'a field that is called problems, in something of another type',
    sent({ data: { a: { __typename: 'A', problems: [] } } }),
  ],
])('an answer with %s is none', (_, answer) => {
  expect(failureOf(answer)).toBeNull();
});

const coded = (code: string) => ({ message: 'No.', extensions: { code } });

it.each([
  ['nothing, where the connection was cut', sent('', { status: null, isWhole: false }), 'cut', null],
  ['data, where the connection was cut in its midst', sent({ data: {} }, { isWhole: false }), 'cut', null],
  ['a status of HTTP', sent('Internal Server Error', { status: 500 }), 'status', '500'],
  ['a status of HTTP and errors', sent({ errors: [coded('BAD_REQUEST')] }, { status: 400 }), 'status', '400'],
  ['half of what was meant', sent('{"data":{"me'), 'unreadable', null],
  ['a page', sent('<!doctype html>'), 'unreadable', null],
  ['errors alone', sent({ errors: [coded('CONFLICT')] }), 'errors', 'CONFLICT'],
  ['errors beside data', sent({ data: {}, errors: [coded('A'), coded('B'), coded('A')] }), 'errors', 'A, B'],
  ['an error without a code', sent({ data: {}, errors: [{ message: 'No.' }] }), 'errors', null],
  ['a problem of the input', sent({ data: { signup: problem } }), 'problem', 'InputValidationProblem'],
  ['a problem of another kind', sent({ data: { a: { __typename: 'TokenProblem' } } }), 'problem', 'TokenProblem'],
  [
    'a problem whose type nobody asked for',
    sent({ data: { a: { problems: [] } } }),
    'problem',
    'InputValidationProblem',
  ],
  ['one problem of several results', sent({ data: { a: user, b: problem } }), 'problem', 'InputValidationProblem'],
] as const)('an answer with %s is one, and says which', (_, answer, kind, detail) => {
  expect(failureOf(answer)).toEqual({ kind, detail });
});

it('a truncated response fails or succeeds like the whole one', () => {
  const log = new OperationLog();
  const operation = { name: 'long', kind: 'query', query: '{ long }', variables: {}, body: '' } as const;
  const facts = { at: '2026-01-01T00:00:00.000Z', scenario: 'ordinary' };
  const long = 'é'.repeat(200_000);
  log.add(operation, sent({ data: { long } }), facts);
  log.add(operation, sent({ data: { long }, errors: [coded('LATE')] }), facts);
  const [failed, well] = log.list();
  expect([well?.failure, failed?.failure]).toEqual([null, { kind: 'errors', detail: 'LATE' }]);
  expect(Buffer.byteLength(failed?.answer ?? '')).toBeLessThan(200_010);
});
