// Writes the page of notices, content/notices.md, from the lockfile and the installed packages (`npm run notices`). With `--check` it writes nothing and fails
// if the page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { noticesPage } from './noticesPage.ts';
import { readNotices } from './readNotices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = `${root}content/notices.md`;
const written = noticesPage(readFileSync(new URL('intro.md', import.meta.url), 'utf8'), readNotices(root));

if (!process.argv.includes('--check')) writeFileSync(page, written);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== written) {
  console.error(
    'content/notices.md is not up to date with the packages. Run npm run notices, and commit what it writes.',
  );
  process.exitCode = 1;
}
