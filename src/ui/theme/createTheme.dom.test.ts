// Tests the theme with the browser around it: the page's attributes, the cookie, and that tabs agree.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { themeOf } from '#machines/colorMode/colorModeMachine.ts';
import { createTheme, startTheme, type ThemeActor } from './createTheme.ts';

const darkSystem = '(prefers-color-scheme: dark)';
const coarse = '(pointer: coarse)';
const large = '(min-width: 600px) and (min-height: 600px)';

const root = document.documentElement;
const running: (() => void)[] = [];
let media: Map<string, { matches: boolean; onchange?: (() => void) | null }>;

/** jsdom lacks matchMedia; this fake simulates the device. */
function matchMedia(query: string) {
  const list = media.get(query) ?? { matches: false };
  media.set(query, list);
  return list;
}

/** Changes the device: exactly these media queries match from now on. */
function turnInto(...trueOnes: readonly string[]) {
  for (const query of [darkSystem, coarse, large]) {
    const list = matchMedia(query);
    const matches = trueOnes.includes(query);
    if (list.matches === matches) continue;
    list.matches = matches;
    list.onchange?.();
  }
}

function openTab(): ThemeActor {
  const theme = createTheme();
  running.push(startTheme(theme));
  return theme;
}

const barColors = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content'));

beforeEach(() => {
  media = new Map();
  vi.stubGlobal('matchMedia', matchMedia);
  document.cookie = 'color-mode=; Max-Age=0; Path=/';
  delete root.dataset.theme;
  delete root.dataset.device;
  document.head.innerHTML = `
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#1a1917" media="(prefers-color-scheme: dark)">`;
});

afterEach(() => {
  for (const stop of running.splice(0)) stop();
  vi.unstubAllGlobals();
});

test('without a preference the page sets no mode, and the bars of the browser follow the system too', () => {
  turnInto(darkSystem);
  const theme = openTab();
  expect(root.dataset.theme).toBeUndefined();
  expect(barColors()).toEqual(['#ffffff', '#1a1917']);
  expect(themeOf(theme.getSnapshot()).mode).toBe('dark');
  turnInto();
  expect(themeOf(theme.getSnapshot()).mode).toBe('light');
});

test('a choice is applied at once, to the bars of the browser too, and stored in the cookie', () => {
  const theme = openTab();
  theme.send({ type: 'choose.dark' });
  expect(root.dataset.theme).toBe('dark');
  expect(barColors()).toEqual(['#1a1917', '#1a1917']);
  expect(document.cookie).toBe('color-mode=dark');

  theme.send({ type: 'choose.light' });
  expect(root.dataset.theme).toBe('light');
  expect(barColors()).toEqual(['#ffffff', '#ffffff']);

  theme.send({ type: 'choose.system' });
  expect(root.dataset.theme).toBeUndefined();
  expect(barColors()).toEqual(['#ffffff', '#1a1917']);
  expect(document.cookie).toBe('color-mode=system');
});

test.each([
  ['http:', 'color-mode=dark; Path=/; Max-Age=30758400; SameSite=Lax'],
  ['https:', 'color-mode=dark; Path=/; Max-Age=30758400; SameSite=Lax; Secure'],
])('the cookie is written as specified, on %s', (protocol, cookie) => {
  vi.stubGlobal('location', { protocol });
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  openTab().send({ type: 'choose.dark' });
  expect(write.mock.calls).toEqual([[cookie]]);
  write.mockRestore();
});

test('a page that the server has rendered in its mode is left alone', () => {
  document.cookie = 'color-mode=dark; Path=/';
  root.dataset.theme = 'dark';
  root.dataset.device = 'desktop';
  const changes = new MutationObserver(() => undefined);
  changes.observe(root, { attributeOldValue: true });
  openTab();
  expect(
    changes.takeRecords().filter(({ target, attributeName, oldValue }) => {
      return (target as Element).getAttribute(attributeName ?? '') !== oldValue;
    }),
  ).toEqual([]);
});

test('a page rendered with an outdated mode is changed to the stored one', () => {
  document.cookie = 'color-mode=light; Path=/';
  root.dataset.theme = 'dark';
  openTab();
  expect(root.dataset.theme).toBe('light');
});

test.each(['nonsense', '', '%00', 'constructor'])('a cookie that says %j is ignored', (value) => {
  document.cookie = `color-mode=${value}; Path=/`;
  const theme = openTab();
  expect(theme.getSnapshot().value.preference).toBe('system');
  expect(root.dataset.theme).toBeUndefined();
});

test('a choice in one tab is applied in the others', async () => {
  const [here, there] = [openTab(), openTab()];
  here.send({ type: 'choose.dark' });
  await waitFor(there, ({ value }) => value.preference === 'dark');
  there.send({ type: 'choose.system' });
  await waitFor(here, ({ value }) => value.preference === 'system');
});

test.each([
  ['desktop', []],
  ['desktop', [large]],
  ['tablet', [coarse, large]],
  ['mobile', [coarse]],
])('the device is a %s when these media queries match: %j', (device, queries) => {
  openTab();
  turnInto(...queries);
  expect(root.dataset.device).toBe(device);
});

test('a stopped theme reacts to nothing any more', () => {
  openTab();
  for (const stop of running.splice(0)) stop();
  turnInto(coarse);
  expect(root.dataset.device).toBe('desktop');
});
