// Lets tools on the same machine request a backup from a running server, over the socket that is also the folder's lock. File permissions
// control the access: only the owner can use the socket.
import { type Socket, connect } from 'node:net';
import { socketPath } from './socketPath.ts';

/** Answers the order `backup` with one line, which is the length in bytes or `failed` with the reason, followed by the bytes. */
export function answerControl(socket: Socket, dump: () => Promise<Uint8Array>): void {
  let order = '';
  socket.on('data', (data) => {
    order += data.toString();
    if (order !== 'backup\n') {
      if (order.length > 'backup\n'.length) socket.destroy();
      return;
    }
    dump().then(
      (bytes) => {
        socket.write(`${bytes.byteLength}\n`);
        socket.end(bytes);
      },
      (error: unknown) => socket.end(`failed ${error instanceof Error ? error.message : String(error)}\n`),
    );
  });
}

/** Parses the answer of the lock and of `answerControl`: the process id of the holder, the length, and the bytes. */
function readAnswer(answer: Buffer): Uint8Array {
  const idEnd = answer.indexOf('\n');
  const headEnd = answer.indexOf('\n', idEnd + 1);
  const head = answer.subarray(idEnd + 1, headEnd).toString();
  if (headEnd === -1) throw new Error('The server did not answer the request for a backup.');
  if (head.startsWith('failed ')) throw new Error(head.slice('failed '.length));
  const bytes = answer.subarray(headEnd + 1);
  if (bytes.byteLength !== Number(head)) throw new Error('The server stopped in the middle of the backup.');
  return bytes;
}

/** A backup of the database in `folder` from the server that uses it; null if no server does. */
export function askForBackup(folder: string): Promise<Uint8Array | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(folder, 'lock.sock'), () => socket.write('backup\n'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
      else reject(error);
    });
    socket.on('end', () => {
      try {
        resolve(readAnswer(Buffer.concat(chunks)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}
