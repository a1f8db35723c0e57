// Runs the built server in a child process, on a free port, with a temporary data folder.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startChild, type Child } from './childProcess.ts';
import { eventually } from './eventually.ts';
import { freePort } from './freePort.ts';
import { makeDataDir, makeStartedFolder } from './startedFolder.ts';
import { testNodeFlags } from './testNodeFlags.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serverFolder = 'dist/server';

export interface ServerOptions {
  /** The data folder. If omitted, a new one is made with an empty library, and `remove` deletes it. */
  dataDir?: string;
  /** The port; a free one if omitted. Set it to restart a server at the same address. */
  port?: number;
  env?: Readonly<Record<string, string>>;
  /** The Node program; that of the tests if omitted. */
  node?: string;
  /** Flags of Node; those for servers that live for seconds if omitted. Production has none. */
  nodeFlags?: readonly string[];
  /** A command that runs the server, such as `strace`. */
  wrapper?: readonly string[];
}

export interface ServerProcess extends Child {
  url: string;
  dataDir: string;
  /** Stops the process and deletes its folder. */
  remove(): Promise<void>;
}

/** The data folder of a server that was given none. With another database it contains only mails. */
function makeFolder(env: ServerOptions['env']): Promise<string> {
  if (env?.DATABASE_URL !== undefined) return makeDataDir();
  return makeStartedFolder(`${root}${serverFolder}`, async (dataDir) => {
    const server = await startServer({ dataDir });
    const { code } = await server.stop();
    if (code !== 0) throw new Error(`The server did not end well. It wrote:\n${server.output()}`);
  });
}

/** Starts the process without waiting until it is ready, for servers that should refuse to start. */
export async function spawnServer({
  dataDir,
  port: wantedPort,
  env,
  node = process.execPath,
  nodeFlags = testNodeFlags,
  wrapper = [],
}: ServerOptions = {}): Promise<ServerProcess> {
  const folder = dataDir ?? (await makeFolder(env));
  const port = wantedPort ?? (await freePort());
  const [command, ...args] = [...wrapper, node, ...nodeFlags, `${serverFolder}/main.js`];
  const child = await startChild(command, args, {
    cwd: root,
    // The developer's environment is not inherited, so that tests never write to their DATABASE_URL.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      APP_ENV: 'ci',
      RATE_LIMITS: 'off',
      // Tests that stop the server don't wait for a slow shutdown.
      SHUTDOWN_GRACE: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      // Addresses at which nothing listens, so that tests never access the network.
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

/** Starts the process and waits until it accepts requests. */
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

/** Polls `/readyz`; if the process exits first, throws an error with its output. */
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
