// `npm run backup -- FILE`: the embedded library as one file, while the server runs or while it does not.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keepNewFilesPrivate } from '#server/database/embedded/privateFolder.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { askForBackup } from '#server/database/embedded/control.ts';
import { readSettings } from '#server/settings.ts';

keepNewFilesPrivate();

/** Written beside its place, brought to the disk, then moved: an old backup is only replaced by a whole one. */
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
  if (file === undefined) throw new Error('Say where to: npm run backup -- FILE');
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null) throw new Error('DATABASE_URL is set: back that server up with pg_dump.');
  if (!existsSync(join(settings.dataDir, 'database')))
    throw new Error(`There is no library in ${resolve(settings.dataDir)}.`);
  let bytes = await askForBackup(settings.dataDir);
  if (bytes === null) {
    // No server runs, so its place is free.
    const database = await openDatabase({ folder: settings.dataDir });
    bytes = await database.dump();
    await database.close();
  }
  save(resolve(file), bytes);
  process.stdout.write(`Backed up ${resolve(settings.dataDir)} to ${resolve(file)} (${bytes.byteLength} bytes)\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
