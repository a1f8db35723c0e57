// Allows only one server per data folder, because two would silently overwrite each other's data. The lock is a listening Unix socket, because
// the system releases it however the process ends, and because tools can talk to a running server through it (backup).
import { chmodSync, closeSync, openSync, rmSync, statSync } from 'node:fs';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { socketPath } from './socketPath.ts';

/** In milliseconds. A take-over is much faster; if it takes longer, its process was killed. */
const longestTakeOver = 5_000;

export class FolderInUse extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by another server (process ${pid}). ` +
        'Two servers cannot share one embedded database: stop the other, choose another DATA_DIR, or give both a DATABASE_URL.',
    );
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** The first line that the holder of the lock sends, which is its process id. Null if no process holds the lock. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    let answer = '';
    // A holder that is suspended or busy still holds the lock: the connection is open, even if it sends nothing.
    socket.setTimeout(2_000, () => finish('unknown'));
    const finish = (pid: string | null) => {
      socket.destroy();
      resolve(pid);
    };
    socket.on('data', (data) => {
      answer += data.toString();
      if (answer.includes('\n')) finish(answer.split('\n', 1)[0] ?? 'unknown');
    });
    socket.on('end', () => finish('unknown'));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') finish(null);
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') finish('unknown');
      else reject(error);
    });
  });
}

/** Lets only one process at a time check whether the lock is free, and take it. */
async function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      closeSync(openSync(path, 'wx', 0o600));
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > longestTakeOver) rmSync(path, { force: true });
      else await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function listen(path: string, onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write(`${process.pid}\n`);
    onConnection(socket);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(server);
    });
  });
}

/**
 * Takes the lock of `folder`, also from a killed process; throws `FolderInUse` if it is held. Later connections are passed to `onConnection` after
 * the line with the process id.
 */
export async function lockFolder(
  folder: string,
  onConnection: (socket: Socket) => void = () => undefined,
): Promise<FolderLock> {
  const path = socketPath(folder, 'lock.sock');
  const server = await inTurn(`${path}.taking`, async () => {
    const holder = await askHolder(path);
    if (holder !== null) throw new FolderInUse(folder, holder);
    rmSync(path, { force: true });
    return listen(path, onConnection);
  });
  server.unref();
  const mine = statSync(path).ino;
  return {
    async release() {
      // Removes only its own file: if somebody deleted that, the present one may belong to another process.
      if (statSync(path, { throwIfNoEntry: false })?.ino !== mine) return void server.unref();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
