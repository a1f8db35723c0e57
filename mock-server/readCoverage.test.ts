// Requests for coverage get what was recorded, or an empty object.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { RecordedCoverage } from '#site/coverage.ts';
import { sendCoverage } from './readCoverage.ts';

let server: ReturnType<typeof createServer> | undefined;

afterEach(() => server?.close());

async function ask(coverage: RecordedCoverage | null): Promise<Response> {
  const listening = createServer((_, response) => sendCoverage(response, coverage));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/`);
}

test('recorded coverage is sent unchanged', async () => {
  const coverage = { unit: { completeRunAt: null, lastAt: '2026-01-02T03:04:05.000Z', machines: {} } };
  const response = await ask(coverage);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual(coverage);
});

test('before the first test run the response is empty, without an error', async () => {
  const response = await ask(null);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
});
