// Runs the mock server in a child process, as `npm run mock` starts it.
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from './childProcess.ts';
import { freePort } from './freePort.ts';
import { untilReady } from './serverProcess.ts';
import { testNodeFlags } from './testNodeFlags.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built mock server. */
export const mockServerFile = fileURLToPath(new URL('../../dist/mock-server/main.js', import.meta.url));

/** Starts it on a free port and waits until it accepts requests. */
export async function startMockServer(...flags: string[]): Promise<Child & { url: string }> {
  const port = await freePort();
  const child = await startChild(
    process.execPath,
    [...testNodeFlags, mockServerFile, '--port', String(port), ...flags],
    { cwd: root, env: { PATH: process.env.PATH, HOME: process.env.HOME } },
  );
  const server = { ...child, url: `http://127.0.0.1:${port}` };
  try {
    await untilReady(server);
    return server;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
