// Tests how the page reacts to a new build: which navigations reload it, what is stored for the next page, and what is only logged.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIdMeta, buildManifestPath, latestBuildPath } from '#site/builds.ts';
import { standGuard } from '#src/ui/leave/askToLeave.ts';
import { watchForNewBuild } from './watchForNewBuild.ts';

type Router = Parameters<typeof watchForNewBuild>[0];
type Hear = (event: { fromLocation?: object; toLocation: object }) => void;

const reload = vi.fn<() => void>();
const flush = vi.fn<() => void>();
const fetch = vi.fn<(path: string) => Promise<Response>>();
const warn = vi.spyOn(console, 'warn');
let hear: Hear = () => undefined;
let stop: () => void = () => undefined;

const router = {
  subscribe: (_event: string, listener: Hear) => {
    hear = listener;
    return () => undefined;
  },
  history: { flush },
} as unknown as Router;

const library = { pathname: '/dashboard', search: {} };
const home = { pathname: '/', search: {} };
const go = (fromLocation: object | undefined, toLocation: object) => {
  hear({ ...(fromLocation && { fromLocation }), toLocation });
};

/** The newest build that the fake server has. */
function serve(id: string) {
  fetch.mockImplementation((path) =>
    Promise.resolve(
      [latestBuildPath, buildManifestPath(id)].includes(path)
        ? Response.json({ id })
        : new Response('Not Found', { status: 404 }),
    ),
  );
}

async function open(page = 'old') {
  document.head.innerHTML = `<meta name="${buildIdMeta}" content="${page}" />`;
  stop = watchForNewBuild(router, reload);
  await vi.advanceTimersByTimeAsync(1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  sessionStorage.clear();
  warn.mockReset().mockImplementation(() => undefined);
  for (const mock of [reload, flush, fetch]) mock.mockReset();
});
afterEach(() => {
  stop();
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page without a build id, as in development, requests nothing', async () => {
  document.head.innerHTML = '';
  stop = watchForNewBuild(router, reload);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(fetch).not.toHaveBeenCalled();
});

test('a new build reloads the page after a navigation to another page or document, once the address has changed', async () => {
  serve('new');
  await open();
  go(undefined, library);
  go(library, { ...library, search: { q: 'cocoa' } });
  expect(reload).not.toHaveBeenCalled();
  reload.mockImplementation(() => {
    expect(flush).toHaveBeenCalledTimes(1);
  });
  go(library, { ...library, search: { document: 'doc_1' } });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it does not reload while a guard holds unsaved work', async () => {
  serve('new');
  await open();
  const leaveAlone = standGuard({ holds: () => true, ask: () => Promise.resolve(true) });
  go(library, home);
  expect(reload).not.toHaveBeenCalled();
  leaveAlone();
  go(home, library);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('if the reloaded page is still old, it is not reloaded for the same build again', async () => {
  serve('new');
  await open();
  go(library, home);
  stop();
  await open();
  go(home, library);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without storage there is no reload, since it could repeat endlessly', async () => {
  serve('new');
  await open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'SecurityError');
  });
  go(library, home);
  expect(reload).not.toHaveBeenCalled();
  // XState reports errors of listeners asynchronously.
  expect(() => vi.runOnlyPendingTimers()).toThrow();
});

test.each([
  ['an error', () => Promise.resolve(new Response('', { status: 500 }))],
  ['no build', () => Promise.resolve(Response.json({ version: 3 }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s in place of the newest build is only logged', async (_, answer) => {
  fetch.mockImplementation(answer);
  await open();
  expect(warn).toHaveBeenCalledTimes(1);
  go(library, home);
  expect(reload).not.toHaveBeenCalled();
});

test('a build without a manifest does not count yet', async () => {
  fetch.mockImplementation((path) =>
    Promise.resolve(path === latestBuildPath ? Response.json({ id: 'new' }) : new Response('', { status: 404 })),
  );
  await open();
  expect(fetch).toHaveBeenLastCalledWith(buildManifestPath('new'), expect.anything());
  expect(warn).toHaveBeenCalledTimes(1);
  go(library, home);
  expect(reload).not.toHaveBeenCalled();
});

test.each([{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
  'on a connection like %j the first check is skipped',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    serve('new');
    await open();
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(fetch).toHaveBeenCalled();
  },
);

test('the server is asked at once when the tab becomes visible after a long time', async () => {
  serve('old');
  await open();
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  see('hidden');
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  see('visible');
  expect(fetch).toHaveBeenCalledTimes(1);
  see('hidden');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  see('visible');
  expect(fetch).toHaveBeenCalledTimes(2);
});
