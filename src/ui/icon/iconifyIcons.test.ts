// Tests how icons are requested, how often, and what happens when a service fails.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maximumIconsAtOnce } from '#site/icons.ts';
import { createIconifyIcons } from './iconifyIcons.ts';

const ours = '/api/_nuxt_icon/';
const theirs = 'https://api.iconify.design/';

const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const asked = () => fetch.mock.calls.map(([address]) => address);

const set = (...names: string[]) =>
  Response.json({
    width: 24,
    height: 24,
    icons: Object.fromEntries(names.map((name) => [name, { body: `<${name}/>` }])),
  });

/** Waits for the end of the frame, and for the answers to its requests. */
const frame = () => vi.advanceTimersByTimeAsync(16);

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('icons rendered in one frame are requested together, once for each set, and cached', async () => {
  fetch.mockImplementation((address) => Promise.resolve(address.includes('/mdi.') ? set('book', 'eye') : set('cat')));
  const icons = createIconifyIcons(fetch);
  for (const icon of ['mdi:eye', 'mdi:book', 'mdi:eye', 'fe:cat']) icons.want(icon);
  expect(icons.read('mdi:eye')).toBeUndefined();
  await frame();
  expect(asked()).toEqual([`${ours}mdi.json?icons=book,eye`, `${ours}fe.json?icons=cat`]);
  expect(icons.read('mdi:eye')?.mask).toContain(encodeURIComponent('<eye/>'));
  icons.want('mdi:eye');
  await frame();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('listeners are notified when icons arrive', async () => {
  fetch.mockImplementation(() => Promise.resolve(set('book')));
  const icons = createIconifyIcons(fetch);
  const listener = vi.fn<() => void>();
  const stop = icons.hear(listener);
  icons.want('mdi:book');
  expect(listener).not.toHaveBeenCalled();
  await frame();
  expect(listener).toHaveBeenCalled();
  stop();
});

test("large requests are split by the server's limit", async () => {
  fetch.mockImplementation(() => Promise.resolve(set()));
  const icons = createIconifyIcons(fetch);
  for (let at = 0; at <= maximumIconsAtOnce; at += 1) icons.want(`mdi:icon-${at}`);
  await frame();
  const sizes = asked().flatMap((address) => (address.startsWith(ours) ? [address.split(',').length] : []));
  expect(sizes).toEqual([maximumIconsAtOnce, 1]);
});

test('icons that this server lacks are requested from the public service, without a referrer', async () => {
  fetch.mockImplementation((address) => Promise.resolve(address.startsWith(ours) ? set('book') : set('zebra')));
  const icons = createIconifyIcons(fetch);
  icons.want('mdi:book');
  icons.want('mdi:zebra');
  await frame();
  expect(asked()).toEqual([`${ours}mdi.json?icons=book,zebra`, `${theirs}mdi.json?icons=zebra`]);
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(icons.read('mdi:book')).not.toBeNull();
  expect(icons.read('mdi:zebra')?.mask).toContain(encodeURIComponent('<zebra/>'));
});

test('the server has 1500 ms, then the public service is asked', async () => {
  const limits: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  fetch.mockImplementation((address, init) =>
    address.startsWith(ours)
      ? new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => {
            reject(new DOMException('', 'TimeoutError'));
          });
        })
      : Promise.resolve(set('book')),
  );
  const icons = createIconifyIcons(fetch);
  icons.want('mdi:book');
  await frame();
  expect(icons.read('mdi:book')).toBeUndefined();
  expect(timeout).toHaveBeenCalledWith(1500);
  limits[0]?.abort();
  await frame();
  expect(icons.read('mdi:book')?.mask).toContain('book');
});

test.each([
  ['fail', () => Promise.reject(new TypeError('fetch failed'))],
  ['answer with an error', () => Promise.resolve(new Response('down', { status: 503 }))],
  ['answer no JSON', () => Promise.resolve(new Response('<html>'))],
])('when both %s there is none, and it is asked again a minute later', async (_, answer) => {
  fetch.mockImplementation(answer);
  const icons = createIconifyIcons(fetch);
  icons.want('mdi:book');
  await frame();
  expect(icons.read('mdi:book')).toBeNull();
  icons.want('mdi:book');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  fetch.mockImplementation(() => Promise.resolve(set('book')));
  icons.want('mdi:book');
  await frame();
  expect(icons.read('mdi:book')?.mask).toContain('book');
});

test('an icon that neither has is not requested again', async () => {
  fetch.mockImplementation((address) =>
    Promise.resolve(address.startsWith(ours) ? new Response('{}', { status: 404 }) : set()),
  );
  const icons = createIconifyIcons(fetch);
  icons.want('none:such');
  await frame();
  expect(icons.read('none:such')).toBeNull();
  await vi.advanceTimersByTimeAsync(600_000);
  icons.want('none:such');
  await frame();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each(['book', 'mdi:', ':book', 'mdi:book:2', 'MDI:Book', 'mdi:../../secret', 'mdi:a,b', ''])(
  '%j is not an icon name, so nothing is requested',
  async (icon) => {
    const icons = createIconifyIcons(fetch);
    expect(icons.read(icon)).toBeNull();
    icons.want(icon);
    await frame();
    expect(fetch).not.toHaveBeenCalled();
  },
);
