// Tests a download whose version is being requested, for people who wait and people who leave.
import { afterEach, expect, test, vi } from 'vitest';
import { redirectUnknownPath } from './redirectUnknownPath.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const download = { pathname: '/download/linux_deb', searchStr: '' };

/** The pending request for the latest version. */
function heldVersion() {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const fetch = vi.fn<typeof globalThis.fetch>(() => answered);
  vi.stubGlobal('fetch', fetch);
  return {
    fetch,
    arrive: () => {
      answer(Response.json({ version: '5.15' }));
    },
  };
}

const leave = () => vi.fn<(address: string) => Promise<never>>(() => Promise.resolve(undefined as never));

test('waiting leads to the file', async () => {
  const { arrive } = heldVersion();
  const going = leave();
  const led = redirectUnknownPath(download, { leave: going }, new AbortController().signal);
  arrive();
  await led;
  expect(going).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('5.15'));
});

test('after leaving, a late answer has no effect', async () => {
  const { fetch, arrive } = heldVersion();
  const going = leave();
  const left = new AbortController();
  const led = redirectUnknownPath(download, { leave: going }, left.signal);
  left.abort();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  arrive();
  await led;
  expect(going).not.toHaveBeenCalled();
});
