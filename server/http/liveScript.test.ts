// Tests how requests for pages turn the live statecharts on and off, both in development and on the built site.
import { expect, test } from 'vitest';
import { answerLive, withLiveScript } from './liveScript.ts';

const site = { script: '/live.js', isUsual: false, isHttps: true };
const ask = (path: string, search = '', cookies?: string) => ({ path, search, cookies });

test.each([
  ['a page by default', ask('/dashboard'), site, null],
  ['a page if the site has it on by default', ask('/dashboard'), { ...site, isUsual: true }, '/live.js'],
  ['a visitor who turned it on', ask('/dashboard', '', 'statecharts=live'), site, '/live.js'],
  ['a visitor who turned it off', ask('/dashboard', '', 'statecharts=off'), { ...site, isUsual: true }, null],
  ['the statecharts themselves', ask('/_statecharts/dialog', '', 'statecharts=live'), site, null],
])('the script for %s', (_, request, options, script) => {
  expect(answerLive(request, options)).toEqual({ script, redirect: null });
});

test('an address that turns it off redirects to the same address without the parameter, and stores the choice', () => {
  expect(answerLive(ask('/dashboard', '?a=b&statecharts=off'), { ...site, isUsual: true }).redirect).toEqual({
    location: '/dashboard?a=b',
    cookie: 'statecharts=off; Path=/; HttpOnly; SameSite=Lax; Secure',
  });
  expect(answerLive(ask('/_statecharts', '?statecharts=off'), site).redirect).toBeNull();
});

test('the script is before that of the app', () => {
  const app = '<script type="module" src="/app.js"></script>';
  expect(withLiveScript(app, '/live.js')).toMatch(/src="\/live\.js"><\/script>\s*<script type="module" src="\/app/);
});
