// A loopback port that nobody listens on.
import { createServer } from 'node:net';

/** Those of the workers of a run, of Vitest and of Playwright, which each count themselves. */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const portsEach = 1_000;
/** Below the ports that the system gives to connections: between asking and listening nobody else may come by one. */
const first = 20_000 + (worker % 10) * portsEach;
let next = Math.floor(Math.random() * portsEach);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/** One of this worker's own, and not the one that it got before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsEach; tries += 1) {
    const port = first + next;
    next = (next + 1) % portsEach;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}
