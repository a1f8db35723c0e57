// Runs before the API suite: builds the server if it is out of date.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function setup(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
}
