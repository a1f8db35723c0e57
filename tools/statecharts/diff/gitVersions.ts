// Asks git for versions of the repository, and unpacks one into a folder that is deleted again.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The output of a git command; null if it fails. */
export function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The full name of the commit that a revision means; null if there is none. */
export function commitOf(root: string, revision: string): string | null {
  return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
}

/** Runs `use` on a folder with the files of a commit. Its code runs with the packages that are installed now. */
export async function withCommit<Result>(
  root: string,
  commit: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-'));
  const cleanUp = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  // An interrupted process leaves nothing behind either.
  const interrupted = () => process.exit(130);
  process.once('exit', cleanUp).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', commit], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return await use(folder);
  } finally {
    cleanUp();
    process.off('exit', cleanUp).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
