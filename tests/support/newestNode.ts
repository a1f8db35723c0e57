// Installs the newest Node from npm, in a folder that is kept between runs.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The path of the newest Node, or the reason why it is missing. */
export type NewestNode = { version: string; path: string } | { missing: string };

/** Timeouts in milliseconds: for reaching npm, and for the download. */
const answerLimit = 20_000;
const downloadLimit = 120_000;

const run = promisify(execFile);

async function npm(cwd: string, timeout: number, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', [...args, '--no-audit', '--no-fund', '--fetch-retries=0'], { cwd, timeout });
  return stdout.trim();
}

/** Installs npm's package `node`, unless an earlier run did. */
export async function findNewestNode(): Promise<NewestNode> {
  const root = join(tmpdir(), `library-node-${userInfo().uid}`);
  mkdirSync(root, { recursive: true, mode: 0o700 });
  let version: string;
  try {
    version = await npm(root, answerLimit, 'view', 'node', 'version');
  } catch {
    return { missing: 'npm cannot be reached' };
  }
  const folder = join(root, version);
  const path = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(path)) return { version, path };
  // Installs into another folder and renames it, so that an interrupted installation is never used.
  const unfinished = join(root, `unfinished-${process.pid}`);
  try {
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'package.json'), '{"private":true}');
    await npm(unfinished, downloadLimit, 'install', `node@${version}`);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } catch {
    return { missing: `npm cannot install Node ${version} here` };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return existsSync(path) ? { version, path } : { missing: `npm's package has no Node ${version} for this system` };
}
