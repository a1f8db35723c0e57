// Tests that a worker gets one question at a time, and that a worker that never answers is replaced.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AskedWorker, createAsk, type WorkerReports } from './askWorker.ts';

class FakeWorker implements AskedWorker<string> {
  readonly asked: string[] = [];
  isTerminated = false;
  readonly reports: WorkerReports<string, string>;
  constructor(reports: WorkerReports<string, string>) {
    this.reports = reports;
  }
  postMessage(question: string): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

const texts = { timedOut: 'too long', broken: 'broken', stopped: 'stopped' };

let workers: FakeWorker[];
const lastWorker = () => {
  const last = workers.at(-1);
  if (!last) throw new Error('No worker was started.');
  return last;
};
const createTestAsk = () =>
  createAsk<string, string, string>({
    start: (reports) => {
      workers.push(new FakeWorker(reports));
      return lastWorker();
    },
    isTerminatedOnAbort: (question) => question !== 'short',
    timeoutOf: () => 1000,
    texts,
  });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one worker gets the questions one after the other', async () => {
  const ask = createTestAsk();
  const [one, other] = [ask('1'), ask('2')];
  expect(lastWorker().asked).toEqual(['1']);
  lastWorker().reports.answered('first');
  expect(await one).toBe('first');
  expect(lastWorker().asked).toEqual(['1', '2']);
  lastWorker().reports.answered('second');
  expect(await other).toBe('second');
  expect(workers).toHaveLength(1);
});

test('a worker that takes too long is terminated, and the next question gets a new one', async () => {
  const ask = createTestAsk();
  const endless = expect(ask('endless')).rejects.toThrow('too long');
  const next = ask('next');
  await vi.advanceTimersByTimeAsync(1001);
  await endless;
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
  // The timeout of the first question does not terminate the worker of the next one.
  await vi.advanceTimersByTimeAsync(5000);
  expect(lastWorker().isTerminated).toBe(false);
});

test('aborting a running question terminates its worker, and leaves the others', async () => {
  const ask = createTestAsk();
  const controllers = [new AbortController(), new AbortController()];
  const running = ask('running', { signal: controllers[0]?.signal });
  const queued = ask('queued', { signal: controllers[1]?.signal });
  const last = ask('last');
  controllers[1]?.abort();
  await expect(queued).rejects.toThrow('stopped');
  expect(workers).toHaveLength(1);
  controllers[0]?.abort();
  await expect(running).rejects.toThrow('stopped');
  expect(lastWorker().asked).toEqual(['last']);
  lastWorker().reports.answered('done');
  expect(await last).toBe('done');
});

test('aborting a short question keeps the worker, and drops the answer', async () => {
  const ask = createTestAsk();
  const controller = new AbortController();
  const short = ask('short', { signal: controller.signal });
  const next = ask('next');
  controller.abort();
  await expect(short).rejects.toThrow('stopped');
  expect(lastWorker().isTerminated).toBe(false);
  lastWorker().reports.answered('dropped');
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
});

test('reports of a terminated worker are ignored', async () => {
  const ask = createTestAsk();
  const endless = expect(ask('endless')).rejects.toThrow('too long');
  const next = ask('next');
  const first = lastWorker();
  await vi.advanceTimersByTimeAsync(1001);
  await endless;
  first.reports.answered('late');
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
});

test('a worker that fails rejects its question only', async () => {
  const ask = createTestAsk();
  const failing = expect(ask('failing')).rejects.toThrow('broken');
  const next = ask('next');
  lastWorker().reports.failed();
  await failing;
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
});

test('parts of an answer go to its question, before the answer', async () => {
  const ask = createTestAsk();
  const parts: string[] = [];
  const one = ask('1', { onPart: (part) => parts.push(part) });
  const other = ask('2', { onPart: (part) => parts.push(`of 2: ${part}`) });
  lastWorker().reports.progressed('a');
  lastWorker().reports.progressed('b');
  lastWorker().reports.answered('first');
  expect(await one).toBe('first');
  lastWorker().reports.progressed('c');
  lastWorker().reports.answered('second');
  await other;
  expect(parts).toEqual(['a', 'b', 'of 2: c']);
});
