// What the server writes into the page is the environment, and nothing means production once the app is built.
import { afterEach, expect, test, vi } from 'vitest';
import { appEnvMeta } from '#site/pageMarkers.ts';
import { appEnvironment } from './appEnvironment.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllEnvs();
});

test.each(['development', 'ci', 'staging'])('%s is written into the page', (env) => {
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
