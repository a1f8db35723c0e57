// Checks that the article shown in stories is what the build makes of its Markdown. `npx vitest run -u tools/content` updates it.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './readContent.ts';

test('the sample article of the stories is up to date', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  copyFileSync('tools/content/sampleArticle.md', join(folder, 'codeprojects.md'));
  const payload = (await readContent(folder)).get('/codeprojects');
  rmSync(folder, { recursive: true });
  await expect(`${JSON.stringify(payload, null, 2)}\n`).toMatchFileSnapshot(
    '../../src/routes/content/sampleArticle.json',
  );
});
