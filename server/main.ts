// The entry point of the built server: `node dist/server/main.js`.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSite } from './http/site.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const client = fileURLToPath(new URL('../client', import.meta.url));
  await run(settings, existsSync(client) ? createSite(client) : null);
} catch (error) {
  // The message has the reason (a setting, a folder or port in use); a stack trace would only hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
