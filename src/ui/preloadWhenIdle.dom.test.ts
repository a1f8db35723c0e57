// Tests when code is preloaded and when not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoadPart, preloadWhenIdle } from './preloadWhenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function begin(...parts: LoadPart[]) {
  const list = vi.fn(() => Promise.resolve(parts));
  return { list, stop: preloadWhenIdle(list) };
}

function connect(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

test('nothing is requested before the page has settled; then the parts load one by one', async () => {
  let arrive: () => void = () => undefined;
  const first = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const second = vi.fn(() => Promise.resolve());
  const { list } = begin(first, second);
  await vi.advanceTimersByTimeAsync(990);
  expect(list).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(second).toHaveBeenCalledOnce();
});

test('a part that fails does not prevent the others', async () => {
  const second = vi.fn(() => Promise.resolve());
  begin(() => Promise.reject(new Error('Failed to fetch')), second);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second).toHaveBeenCalledOnce();
});

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'on a slow or metered connection nothing is preloaded: %j',
  async (connection) => {
    connect(connection);
    const { list } = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(list).not.toHaveBeenCalled();
  },
);

test('on a fast one it is', async () => {
  connect({ saveData: false, effectiveType: '4g' });
  const { list } = begin();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list).toHaveBeenCalledOnce();
});

test('leaving the page stops it', async () => {
  const { list, stop } = begin();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list).not.toHaveBeenCalled();
});
