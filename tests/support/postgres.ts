// Starts the system's PostgreSQL server in a temporary folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild } from './childProcess.ts';
import { eventually } from './eventually.ts';
import { freePort } from './freePort.ts';

export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** The programs of the newest installed version, or `null`. */
function findPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  const newest = readdirSync(versions)
    .filter((version) => existsSync(join(versions, version, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(versions, newest, 'bin');
}

/** PostgreSQL refuses to run as root, so the user `postgres` runs it then. */
function findOwner(): Owner | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }).toString());
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

/** The reason why PostgreSQL cannot be started here, or `null`. */
export function whyNoPostgres(): string | null {
  if (findPrograms() === null) return 'no PostgreSQL server is installed below /usr/lib/postgresql';
  if (findOwner() === null) return 'this is root, and there is no user "postgres" to run the server';
  return null;
}

/** Starts a server, or returns `null` if it cannot (see `whyNoPostgres`). */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer | null> {
  const programs = findPrograms();
  const owner = findOwner();
  if (programs === null || owner === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await initialize(programs, data, owner);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: durable ? 'on' : 'off',
  };
  const child = await startChild(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, ...owner },
  );
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await eventually(
    () => `PostgreSQL to be ready. It wrote:\n${child.output()}`,
    async () => {
      if (child.hasEnded()) throw new Error(`PostgreSQL ended. It wrote:\n${child.output()}`);
      try {
        await run('select 1');
        return true;
      } catch {
        return undefined;
      }
    },
  );
  return {
    async createDatabase(name) {
      await run(`create database ${name}`);
      return address(name);
    },
    async stop() {
      // SIGINT requests a fast shutdown; SIGTERM would wait for clients to disconnect.
      child.kill('SIGINT');
      await child.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Uses a natural-language collation if available, so that code that depends on the database's sort order fails in tests and not in production. */
async function initialize(programs: string, data: string, owner: Owner): Promise<void> {
  const common = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  const attempts = [['--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8'], ['--no-locale']];
  let output = '';
  for (const locale of attempts) {
    const child = await startChild(join(programs, 'initdb'), [...common, ...locale], { cwd: '/', ...owner });
    if ((await child.ended).code === 0) return;
    output += child.output();
    await rm(data, { recursive: true, force: true });
  }
  throw new Error(`initdb failed:\n${output}`);
}
