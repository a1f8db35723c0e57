// Opens the configured database, of either engine, and migrates it.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Database, StorageFull } from './database.ts';
import { answerControl } from './embedded/control.ts';
import { EmbeddedEngine } from './embedded/embeddedEngine.ts';
import { type FolderLock, lockFolder } from './embedded/folderLock.ts';
import { checkOwner, makePrivate } from './embedded/privateFolder.ts';
import { socketPath } from './embedded/socketPath.ts';
import { type FreeSpace, freeSpaceOf, StorageReserve } from './embedded/storageReserve.ts';
import { startUpkeep } from './embedded/upkeep.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations as allMigrations } from './migrations.ts';
import { PooledDatabase } from './pooledDatabase.ts';
import { typeParsers } from './typeParsers.ts';

/** A PostgreSQL server, the embedded database in a data folder, or the embedded database in memory, from a snapshot (`EmbeddedDatabase.dump`) if one is given. */
export type DatabaseLocation = { url: string } | { folder: string } | { memory: true; snapshot?: Uint8Array };

export interface OpenDatabaseOptions {
  migrations?: readonly Migration[];
  now?: () => Date;
  log?: (message: string) => void;
  /** Maximum run time of a statement, in milliseconds. */
  statementTimeout?: number;
  /** Reads the free room for an embedded database; replaced in tests. */
  freeSpace?: FreeSpace;
}

/** The embedded database, which can be dumped while it runs. */
export interface EmbeddedDatabase extends Database {
  dump(): Promise<Uint8Array>;
}

const defaultStatementTimeout = 10_000;

type Options = Required<OpenDatabaseOptions>;

/** In milliseconds. PostgreSQL stops a slow statement itself; a server that does not report that within this time is considered unreachable. */
const answerMargin = 2_000;

/** Stops connecting soon if the server does not answer. The pool's own limit is longer, because it includes waiting for a free connection. */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 1_800 });
  }
}

/** Checks the server on a new connection. The check starts a second after the statement and takes less, so a request fails within two seconds. */
async function probeServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 800 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    // Not awaited, because it may hang as well.
    void client.end().catch(() => undefined);
  }
}

function openServer(url: string, { statementTimeout }: Options): PooledDatabase {
  return new PooledDatabase({
    pool: new pg.Pool({
      connectionString: url,
      types: typeParsers,
      max: 10,
      connectionTimeoutMillis: 10_000,
      statement_timeout: statementTimeout,
      application_name: 'library',
      Client: ImpatientClient,
    }),
    limit: statementTimeout + answerMargin,
    probe: () => probeServer(url),
  });
}

/**
 * A pool with one connection, which queues the statements. All connections to the socket share one session, in which the messages of two
 * statements would mix, for example the parameters of one with the other's text.
 */
function openPool(path: string): pg.Pool {
  const host = path.slice(0, path.lastIndexOf('/'));
  return new pg.Pool({
    host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    max: 1,
    connectionTimeoutMillis: 60_000,
  });
}

function noRoomToStart(why: string, cause?: unknown): StorageFull {
  return new StorageFull(`${why}. Nothing was changed; free some space and start again.`, cause);
}

/** Milliseconds after which a vacuum or checkpoint counts as stuck. It takes at most a minute or two, and blocks all requests meanwhile. */
const longestUpkeep = 10 * 60 * 1000;

async function openEmbedded(
  place: {
    folder: string | null;
    sockets: string;
    snapshot?: Uint8Array;
    lock?: FolderLock;
    reserve?: StorageReserve;
    cleanUp?: () => void;
  },
  { migrations, now, log, statementTimeout }: Options,
): Promise<EmbeddedDatabase> {
  const shortage = () => place.reserve?.shortage() ?? null;
  const engine = new EmbeddedEngine({
    start: {
      folder: place.folder,
      // The name that `pg` expects for a socket in a folder.
      socketPath: socketPath(place.sockets, '.s.PGSQL.5432'),
      ...(place.snapshot && { snapshot: new Uint8Array(place.snapshot).buffer }),
    },
    log,
    obstacle: shortage,
    makeRoom: () => place.reserve?.release() ?? false,
  });
  const pool = openPool(socketPath(place.sockets, '.s.PGSQL.5432'));
  const shared = { pool, isRestarting: () => engine.isRestarting, onStuck: (reason: string) => engine.restart(reason) };
  const database = new PooledDatabase({ ...shared, limit: statementTimeout, refusesWrites: shortage });
  if (place.folder === null) {
    const migrating = new PooledDatabase({ pool, limit: statementTimeout });
    engine.afterRestart = () => migrate(migrating, migrations, now);
  }
  let stopUpkeep = (): Promise<void> => Promise.resolve();
  const close = async () => {
    await stopUpkeep();
    await database.close();
    await engine.close();
    await place.lock?.release();
    place.cleanUp?.();
  };
  try {
    await engine.ready();
    await migrate(database, migrations, now);
    place.reserve?.keep();
    stopUpkeep = startUpkeep(new PooledDatabase({ ...shared, limit: longestUpkeep }), {
      ...{ log, shortage },
      keepReserve: () => place.reserve?.keep(),
    });
  } catch (error) {
    const full = error instanceof DatabaseTooNew ? null : shortage();
    await close();
    if (full !== null) throw noRoomToStart(full, error);
    throw error;
  }
  return {
    query: (statement) => database.query(statement),
    transaction: (work) => database.transaction(work),
    refusesWrites: shortage,
    refusesText: (text) => place.reserve?.shortageFor(text) ?? null,
    close,
    dump: () => engine.dump(),
  };
}

async function openFolder(folder: string, options: Options): Promise<EmbeddedDatabase> {
  const dataFolder = resolve(folder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  checkOwner(dataFolder);
  const { freeSpace, log } = options;
  const reserve = new StorageReserve({ folder: dataFolder, freeSpace, log });
  const databaseFolder = join(dataFolder, 'database');
  const full = existsSync(databaseFolder) ? null : reserve.shortage();
  if (full !== null) throw noRoomToStart(full);
  let dump = (): Promise<Uint8Array> =>
    Promise.reject(new Error('The server is still starting; try again in a moment.'));
  const lock = await lockFolder(dataFolder, (socket) => answerControl(socket, () => dump()));
  try {
    // Only under the lock, because another server that uses the folder creates and deletes files.
    makePrivate(dataFolder);
  } catch (error) {
    await lock.release();
    throw error;
  }
  const place = { folder: databaseFolder, sockets: dataFolder, lock, reserve };
  const database = await openEmbedded(place, options);
  dump = () => database.dump();
  return database;
}

async function openMemory(snapshot: Uint8Array | undefined, options: Options): Promise<EmbeddedDatabase> {
  const sockets = mkdtempSync(join(tmpdir(), 'library-'));
  const cleanUp = () => rmSync(sockets, { recursive: true, force: true });
  return openEmbedded({ folder: null, sockets, cleanUp, ...(snapshot && { snapshot }) }, options);
}

export async function openDatabase(
  location: Exclude<DatabaseLocation, { url: string }>,
  options?: OpenDatabaseOptions,
): Promise<EmbeddedDatabase>;
export async function openDatabase(location: DatabaseLocation, options?: OpenDatabaseOptions): Promise<Database>;
/**
 * Opens the database at `location`, and applies all migrations. Throws `FolderInUse` if another server uses the folder, and `DatabaseTooNew` if a
 * newer version has changed the schema already.
 */
export async function openDatabase(location: DatabaseLocation, options: OpenDatabaseOptions = {}): Promise<Database> {
  const complete: Options = {
    migrations: options.migrations ?? allMigrations,
    now: options.now ?? (() => new Date()),
    log: options.log ?? (() => undefined),
    statementTimeout: options.statementTimeout ?? defaultStatementTimeout,
    freeSpace: options.freeSpace ?? freeSpaceOf,
  };
  if ('folder' in location) return openFolder(location.folder, complete);
  if ('memory' in location) return openMemory(location.snapshot, complete);
  const database = openServer(location.url, complete);
  try {
    await migrate(database, complete.migrations, complete.now);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
