// Tests that the environment is read from the page, and is production if a built page has none.
import { afterEach, expect, test, vi } from 'vitest';
import { appEnvMeta } from '#site/pageMarkers.ts';
import { appEnvironment } from './appEnvironment.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllEnvs();
});

test.each(['development', 'ci', 'staging'])('reads %s from the page', (env) => {
  document.head.innerHTML = `<meta name="${appEnvMeta}" content="${env}" />`;
  expect(appEnvironment()).toBe(env);
});

test.each([
  [true, 'development'],
  [false, 'production'],
])('nothing is written: with Vite’s server %s it is %s', (isDev, env) => {
  vi.stubEnv('DEV', isDev);
  expect(appEnvironment()).toBe(env);
});
