// Finds a free loopback port.
import { createServer } from 'node:net';

/** Vitest and Playwright each number their workers themselves, so each has a range of ports of its own. */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const portsEach = 1_000;
/** Below the system's range of ephemeral ports, so that no connection takes the port between checking and listening. */
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

/** A free port in this worker's range, other than the last one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsEach; tries += 1) {
    const port = first + next;
    next = (next + 1) % portsEach;
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
}
