// What a request for a page gets of the live statecharts, alike in development and of the built site.
import { expect, test } from 'vitest';
import { answerLive, withLiveScript } from './liveScript.ts';

const site = { script: '/live.js', isUsual: false, isHttps: true };
const ask = (path: string, search = '', cookies?: string) => ({ path, search, cookies });

test.each([
  ['a page that nobody asked it for', ask('/dashboard'), site, null],
  ['where it is usual', ask('/dashboard'), { ...site, isUsual: true }, '/live.js'],
  ['who turned it on', ask('/dashboard', '', 'statecharts=live'), site, '/live.js'],
  ['who turned it off', ask('/dashboard', '', 'statecharts=off'), { ...site, isUsual: true }, null],
  ['the statecharts themselves', ask('/_statecharts/dialog', '', 'statecharts=live'), site, null],
])('the script for %s', (_, request, options, script) => {
  expect(answerLive(request, options)).toEqual({ script, redirect: null });
});

test('an address that turns it off leads to the same address without that, and keeps the choice', () => {
  expect(answerLive(ask('/dashboard', '?a=b&statecharts=off'), { ...site, isUsual: true }).redirect).toEqual({
    location: '/dashboard?a=b',
    cookie: 'statecharts=off; Path=/; HttpOnly; SameSite=Lax; Secure',
  });
  expect(answerLive(ask('/_statecharts', '?statecharts=off'), site).redirect).toBeNull();
});

test('the script stands before the app', () => {
  const app = '<script type="module" src="/app.js"></script>';
  expect(withLiveScript(app, '/live.js')).toMatch(/src="\/live\.js"><\/script>\s*<script type="module" src="\/app/);
});
