// The entry point of the built server: `node dist/server/main.js`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { includedStyles } from './citations/includedStyles.ts';
import { createSite } from './http/site.ts';
import { readSiteFiles } from './http/siteFiles.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const client = fileURLToPath(new URL('../client', import.meta.url));
  const files = existsSync(client) ? readSiteFiles(client) : null;
  // The same on all processes of one build, and another one after an upgrade.
  const program = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('base64url');
  await run(settings, files && { site: createSite(client, { read: files }), styles: includedStyles(files), program });
} catch (error) {
  // The message has the reason (a setting, a folder or port in use); a stack trace would only hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
