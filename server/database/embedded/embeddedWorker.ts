// The thread in which the embedded database runs, so that a slow statement does not block the HTTP thread, and can be stopped by terminating it.
import { rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerMessage, WorkerOrder, WorkerStart } from './messages.ts';
import { openPglite } from './openPglite.ts';

const port = parentPort;
if (port === null) throw new Error('embeddedWorker must run as a worker thread.');
const { folder, socketPath, snapshot } = workerData as WorkerStart;

function tell(message: WorkerMessage, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

const database = await openPglite(folder, snapshot && new Blob([snapshot]));

// After a failure below the level of SQL, the engine never answers again, and all clients of the socket would wait forever. So the failure ends
// the thread, which is then restarted.
const answer = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = async (...asked) => {
  try {
    await answer(...asked);
  } catch (error) {
    setImmediate(() => {
      throw error;
    });
    throw error;
  }
};

rmSync(socketPath, { force: true });
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 8 });
await server.start();

async function dump(): Promise<void> {
  try {
    // Writes the log to the tables first, so that the copy starts without a recovery.
    await database.exec('checkpoint');
    const bytes = await (await database.dumpDataDir('gzip')).arrayBuffer();
    tell({ kind: 'dumped', bytes }, [bytes]);
  } catch (error) {
    tell({ kind: 'dumpFailed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function stop(): Promise<void> {
  await server.stop();
  await database.close();
  process.exit(0);
}

port.on('message', (order: WorkerOrder) => void (order === 'dump' ? dump() : stop()));
tell({ kind: 'ready' });
