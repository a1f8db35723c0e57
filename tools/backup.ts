// `npm run backup -- FILE`: writes the embedded library to one file, whether or not the server is running.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepNewFilesPrivate } from '#server/database/embedded/privateFolder.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { askForBackup } from '#server/database/embedded/control.ts';
import { readSettings } from '#server/settings.ts';

keepNewFilesPrivate();

/** Writes to a temporary file, syncs it to disk and renames it, so that an incomplete backup never replaces an older one. */
function save(file: string, bytes: Uint8Array): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const descriptor = openSync(unfinished, 'wx', 0o600);
  try {
    for (let written = 0; written < bytes.byteLength;) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Specify the backup file: npm run backup -- FILE');
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null) throw new Error('DATABASE_URL is set: back that server up with pg_dump.');
  if (!existsSync(join(settings.dataDir, 'database')))
    throw new Error(`There is no library in ${resolve(settings.dataDir)}.`);
  let bytes = await askForBackup(settings.dataDir);
  if (bytes === null) {
    // No server is running, so the data directory can be opened here.
    const database = await openDatabase({ folder: settings.dataDir });
    try {
      bytes = await database.dump();
    } finally {
      await database.close();
    }
  }
  save(resolve(file), bytes);
  process.stdout.write(`Backed up ${resolve(settings.dataDir)} to ${resolve(file)} (${bytes.byteLength} bytes)\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
