// Finds the path of a Unix socket for the data folder: in the folder, unless that path is too long for the system.
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** In bytes. With the terminating zero, the limit is 108 on Linux, and 104 on macOS. */
const longestPath = 103;

/** The path for the socket `name` of `folder`, the same in every process. */
export function socketPath(folder: string, name: string): string {
  const inside = join(realpathSync(folder), name);
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const { dev, ino } = statSync(folder);
  const key = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16);
  const outside = join(tmpdir(), `library-${userInfo().uid}-${key}`);
  mkdirSync(outside, { recursive: true, mode: 0o700 });
  if (statSync(outside).uid !== userInfo().uid) throw new Error(`${outside} belongs to another user.`);
  return join(outside, name);
}
