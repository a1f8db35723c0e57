// `npm run restore -- FILE`: replaces the embedded library with a backup, and keeps the previous library beside it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepNewFilesPrivate } from '#server/database/embedded/privateFolder.ts';
import { restoreFolder } from '#server/database/embedded/restoreFolder.ts';
import { readSettings } from '#server/settings.ts';

keepNewFilesPrivate();

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Specify the backup: npm run restore -- FILE');
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== null) throw new Error('DATABASE_URL is set: restore that server with pg_restore.');
  const kept = await restoreFolder(settings.dataDir, readFileSync(file), new Date());
  process.stdout.write(`Restored ${resolve(file)} into ${resolve(settings.dataDir)}\n`);
  if (kept !== null) process.stdout.write(`The previous data is in ${kept}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
