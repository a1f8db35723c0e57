// The messages between the HTTP thread and the thread of the embedded database, besides the socket.

export interface WorkerStart {
  /** The folder of the database; null for a database in memory. */
  folder: string | null;
  socketPath: string;
  /** The initial content of a new database. */
  snapshot?: ArrayBuffer;
}

/** `stop` closes the database and ends the thread. */
export type WorkerOrder = 'dump' | 'stop';

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'dumped'; bytes: ArrayBuffer }
  | { kind: 'dumpFailed'; message: string };
