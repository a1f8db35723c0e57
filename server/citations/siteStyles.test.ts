import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { packagedLocale, packagedStyle } from '#tests/support/citationStyles.ts';
import { readSiteStyles } from './siteStyles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** No styles, and one locale. */
const included = {
  index: { styles: [], locales: { 'en-US': '/en-US' } },
  read: () => Promise.resolve(packagedLocale('en-US')),
};

async function read() {
  const logged: string[] = [];
  const styles = await readSiteStyles(folder, included, (message) => logged.push(message));
  return { styles, logged };
}

const follower = (parent: string) =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><info><title>Journal of ${parent}</title><id>x</id><link href="http://www.zotero.org/styles/${parent}" rel="independent-parent"/></info></style>`;

test('the styles of a folder are listed by their file names, also those that follow another one', async () => {
  await writeFile(join(folder, 'nature.csl'), packagedStyle('nature', null));
  await writeFile(join(folder, 'a journal.csl'), follower('nature'));
  await writeFile(join(folder, 'README.md'), 'No style.');
  const { styles, logged } = await read();
  expect(logged).toEqual([]);
  expect(styles.map(({ style }) => style)).toMatchObject([
    { id: 'site:a journal', title: 'Journal of nature', format: 'numeric', path: '/api/styles/site:a%20journal' },
    { id: 'site:nature', title: 'Nature', source: 'site', hasBibliography: true, path: '/api/styles/site:nature' },
  ]);
});

test('a file that cannot be used is logged with the reason, and left out', async () => {
  await writeFile(join(folder, 'broken.csl'), '<style');
  await writeFile(join(folder, 'latin1.csl'), Buffer.from('<style title="\xe9"/>', 'latin1'));
  await writeFile(join(folder, 'large.csl'), 'x'.repeat(4_000_000));
  await writeFile(join(folder, 'orphan.csl'), follower('none'));
  const circle = '<macro name="a"><text macro="a"/></macro><citation><layout><text macro="a"/></layout></citation>';
  await writeFile(
    join(folder, 'circle.csl'),
    `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><info><title>T</title><id>t</id></info>${circle}</style>`,
  );
  await writeFile(join(folder, 'good.csl'), packagedStyle('ieee', null));
  const { styles, logged } = await read();
  expect(styles.map(({ style }) => style.id)).toEqual(['site:good']);
  expect(logged.sort()).toEqual([
    expect.stringMatching(/^The style broken\.csl in CSL_STYLES_DIR is left out\. The file is not well-formed XML\./),
    expect.stringMatching(/^The style circle\.csl .* The style can’t be used: /),
    expect.stringMatching(/^The style large\.csl .* larger than 1,024 KB/),
    expect.stringMatching(/^The style latin1\.csl .* not in UTF-8/),
    expect.stringMatching(/^The style orphan\.csl .* \(none\), which was not found/),
  ]);
});

test('a folder that does not exist is an error', async () => {
  await rm(folder, { recursive: true });
  await expect(read()).rejects.toMatchObject({ code: 'ENOENT' });
  folder = await mkdtemp(join(tmpdir(), 'styles-'));
});
