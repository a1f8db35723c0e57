// What a running server does for the tools on the same machine, over the socket that is also the folder's lock: a backup.
// Whoever may enter the data folder may ask; the socket is the owner's alone.
import type { Socket } from 'node:net';

/** Answers `backup` with one line, the length in bytes or `failed` and why, and then the bytes. */
export function answerControl(socket: Socket, dump: () => Promise<Uint8Array>): void {
  let order = '';
  socket.on('data', (data) => {
    order += data.toString();
    if (!order.includes('\n') || order.trim() !== 'backup') {
      if (order.length > 64) socket.destroy();
      return;
    }
    dump().then(
      (bytes) => {
        socket.write(`${bytes.byteLength}\n`);
        socket.end(bytes);
      },
      (error: unknown) => socket.end(`failed ${String(error)}\n`),
    );
  });
}
