// Writes the page of notices, content/notices.md, from the lockfile and the installed packages (`npm run notices`).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from '../writeGenerated.ts';
import { noticesPage } from './noticesPage.ts';
import { readNotices } from './readNotices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = noticesPage(readFileSync(new URL('intro.md', import.meta.url), 'utf8'), readNotices(root));

writeGenerated({ 'content/notices.md': page }, 'npm run notices');
