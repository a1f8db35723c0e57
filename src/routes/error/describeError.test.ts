// Tests the code and the texts for each kind of error.
import { notFound } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { NetworkError, ResponseError, TimeoutError } from '#src/relay/transportError.ts';
import { describeError } from './describeError.ts';

const refused = (code: string, message = 'No.') =>
  new ResponseError([Object.assign({ message }, { extensions: { code } })]);

test.each([
  ['a bug', new TypeError('undefined is not a function')],
  ['no error at all', undefined],
  ['text', 'something'],
  ['a status that is none of an error', { status: 200 }],
  ['a status that is no number', { status: '404' }],
  ['an error of the system, whose code is a word', Object.assign(new Error('no'), { code: 'ENOENT' })],
  ['a fault that the server hides', new ResponseError([{ message: 'Unexpected error.' }])],
])('%s is 500, Internal Server Error', (_, error) => {
  expect(describeError(error)).toMatchObject({ code: 500, title: 'Internal Server Error', remedy: 'retry' });
});

test.each([
  ['the router’s own', notFound()],
  ['a status', { status: 404 }],
  ['a status code', { statusCode: 404 }],
])('what is not found is 404, Page Not Found: %s', (_, error) => {
  expect(describeError(error)).toMatchObject({ code: 404, title: 'Page Not Found' });
});

test.each([
  [Object.assign(new Error('Closed until noon'), { status: 503 }), 503, 'Closed until noon'],
  [{ code: 403 }, 403, 'Internal Server Error'],
  [{ statusCode: 404, message: '' }, 404, 'Page Not Found'],
])('an error with a code has that code, and its message if it has one', (error, code, title) => {
  expect(describeError(error)).toMatchObject({ code, title });
});

test.each([
  ['FORBIDDEN', 403],
  ['UNAUTHENTICATED', 401],
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
  ['PAYLOAD_TOO_LARGE', 413],
  ['NOT_IMPLEMENTED', 501],
  ['STORAGE_FULL', 507],
])('what the API refuses keeps its words: %s is %i', (word, code) => {
  expect(describeError(refused(word, 'You cannot do that here.'))).toMatchObject({
    code,
    title: 'You cannot do that here',
  });
});

describe('errors without an answer of a server have no code', () => {
  test.each([
    [new NetworkError(), 'Network request failed', 'retry'],
    [new TimeoutError(), 'Network request timed out', 'retry'],
    [new Error('Failed to fetch dynamically imported module: /a.js'), 'Part of this page did not load', 'reload'],
    [new Error('Unable to preload CSS for /a.css'), 'Part of this page did not load', 'reload'],
  ])('%s', (error, title, remedy) => {
    expect(describeError(error)).toMatchObject({ code: undefined, title, remedy });
  });
});

test('every description says whether unsaved work is safe', () => {
  for (const error of [
    undefined,
    refused('FORBIDDEN'),
    refused('RATE_LIMITED'),
    refused('CONFLICT'),
    { status: 404 },
  ]) {
    expect(describeError(error).text).toMatch(/safe|not affected/);
  }
});
