// Where the built server starts: `node dist/server/main.js`.
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
  // What is wrong is in the message (a setting, a folder in use, a port taken); a stack would only hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
