// One server a data folder: two would overwrite each other silently. The lock is a listening Unix socket, because the system
// drops it with the process, however that ends; and because a running server can be talked to through it (backup).
import { chmodSync, closeSync, openSync, rmSync, statSync } from 'node:fs';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { socketPath } from './socketPath.ts';

/** A take-over takes milliseconds; one that has not ended by then was killed in the middle. */
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

/** The first line the holder of the lock sends: its process id. Null when nobody holds it. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    let answer = '';
    // A holder that is stopped or busy still holds: the connection stands although nothing is said.
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

/** Only one process at a time looks whether the lock is free and takes it. */
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
 * Takes the lock of `folder`, also after a holder that was killed; throws `FolderInUse` when it is held. Whoever connects
 * to it later is handed to `onConnection`, after the line with the process id.
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
      // Only our own: if somebody removed the file by hand, the one that lies there now may be another's.
      if (statSync(path, { throwIfNoEntry: false })?.ino !== mine) return void server.unref();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
