// The built server in a process of its own, on a free port, with a data folder that is thrown away.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from './childProcess.ts';
import { eventually } from './eventually.ts';
import { freePort } from './freePort.ts';
import { makeDataDir, makeStartedFolder } from './startedFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverFolder = 'dist/server';

export interface ServerOptions {
  /** A folder to start in; without it a new one is made with an empty library, and removed by `remove`. */
  dataDir?: string;
  /** Without it a free one. A server that comes back listens where it listened before. */
  port?: number;
  env?: Readonly<Record<string, string>>;
  /** The program it runs in; without it, the Node of the tests. */
  node?: string;
  /** Put before the command, as `strace` wants it. */
  wrapper?: readonly string[];
}

export interface ServerProcess extends Child {
  url: string;
  dataDir: string;
  /** Ends the process and removes its folder. */
  remove(): Promise<void>;
}

/** A folder for a server that was given none. One that works on another database keeps nothing there but its mails. */
function makeFolder(env: ServerOptions['env']): Promise<string> {
  if (env?.DATABASE_URL !== undefined) return makeDataDir();
  return makeStartedFolder(`${root}${serverFolder}`, async (dataDir) => {
    const server = await startServer({ dataDir });
    const { code } = await server.stop();
    if (code !== 0) throw new Error(`The server did not end well. It wrote:\n${server.output()}`);
  });
}

/** Starts the process without waiting for it to be ready: for what should refuse to start. */
export async function spawnServer({
  dataDir,
  port: wantedPort,
  env,
  node = process.execPath,
  wrapper = [],
}: ServerOptions = {}): Promise<ServerProcess> {
  const folder = dataDir ?? (await makeFolder(env));
  const port = wantedPort ?? (await freePort());
  const [command, ...args] = [...wrapper, node, `${serverFolder}/main.js`];
  const child = await startChild(command, args, {
    cwd: root,
    // Nothing of the tester's own environment, so that a DATABASE_URL of theirs is never written to.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      APP_ENV: 'ci',
      RATE_LIMITS: 'off',
      // Whoever ends it does not wait.
      SHUTDOWN_GRACE: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      // Nothing beyond this machine is asked: nobody listens here.
      RELEASES_API_URL: 'http://127.0.0.1:9/',
      ...env,
    },
  });
  return {
    ...child,
    url: `http://127.0.0.1:${port}`,
    dataDir: folder,
    async remove() {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the process and waits until it takes requests. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const server = await spawnServer(options);
  try {
    await untilReady(server);
    return server;
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
}

/** Waits for `/readyz`, and says what the process wrote when it ends before. */
export async function untilReady(server: Child & { url: string }): Promise<void> {
  await eventually(
    () => `the server to be ready. It wrote:\n${server.output()}`,
    async () => {
      if (server.hasEnded()) throw new Error(`The server ended before it was ready. It wrote:\n${server.output()}`);
      try {
        return (await fetch(`${server.url}/readyz`)).ok || undefined;
      } catch {
        return undefined;
      }
    },
    180_000,
  );
}
