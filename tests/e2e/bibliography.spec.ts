// Tests the bibliography page: references in the chosen style, downloads, copying, printing, and error messages.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations, wcag } from './support/axe.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { type Account, expect, test } from './support/fixtures.ts';

const article = (title: string, family: string, given: string, year: string) => ({
  journalArticle: {
    title,
    authors: [{ person: { family, given } }],
    published: year,
    in: { journal: { name: 'Coastal Letters' } },
  },
});

/** Two documents, the second of them in a group. */
async function fill(url: string, account: Account): Promise<{ ids: string[]; groupId: string }> {
  const client = await clientOf(url, account);
  const ids = await addDocuments(client, [
    article('Tides of the Moon', 'Roe', 'Ann', '2013'),
    article('Tides of the sea', 'Doe', 'Jan', '2012'),
  ]);
  const { createGroup } = await client.ask<{ createGroup: { id: string } }>(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
    { input: { name: 'Sea', explicitGroup: { keywordDelimiter: ',', documentIds: ids.slice(1) } } },
  );
  return { ids, groupId: createGroup.id };
}

const references = (page: Page) => page.getByRole('list', { name: 'Bibliography' }).getByRole('listitem');

async function chooseStyle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Style:/ }).click();
  await page.getByRole('combobox', { name: 'Style' }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

test(
  'the documents are sorted and formatted by the style, which the library remembers',
  { tag: '@everyWidth' },
  async ({ page, server, signedIn }) => {
    await fill(server.url, signedIn);
    await page.goto('/dashboard/bibliography');
    await expect(references(page)).toHaveText([
      'Doe, J. (2012). Tides of the sea. Coastal Letters.',
      'Roe, A. (2013). Tides of the Moon. Coastal Letters.',
    ]);
    await expect(references(page).first().getByText('Coastal Letters')).toHaveCSS('font-style', 'italic');
    await expectNoAxeViolations(page, { tags: [...wcag, 'best-practice'] });
    await chooseStyle(page, 'IEEE');
    await expect(references(page).first()).toContainText('[1]');
    await expect(page.getByRole('button', { name: 'Style: IEEE' })).toBeVisible();
    await page.reload();
    await expect(references(page).first()).toContainText('[1]');
    await expect(page.getByRole('status').filter({ hasText: '2 references · All documents' })).toBeVisible();
  },
);

test('a group, a search and a selection have bibliographies of their own', async ({ page, server, signedIn }) => {
  const { ids, groupId } = await fill(server.url, signedIn);
  await page.goto(`/dashboard/bibliography?group=${groupId}`);
  await expect(references(page)).toHaveText([/Tides of the sea/]);
  await expect(page.getByText('1 reference · Group “Sea”')).toBeVisible();
  await page.goto('/dashboard/bibliography?q=moon');
  await expect(references(page)).toHaveText([/Tides of the Moon/]);
  await page.goto(`/dashboard/bibliography?ids=${ids[0] ?? ''}`);
  await expect(references(page)).toHaveText([/Tides of the Moon/]);
  await page.goto('/dashboard/bibliography?q=mountain');
  await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible();
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL(/\/dashboard\?q=mountain$/);
});

test('references are downloaded as files, and copied with formatting', async ({ page, server, signedIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fill(server.url, signedIn);
  await page.goto('/dashboard/bibliography?q=sea');
  await expect(references(page)).toHaveCount(1);
  const fileOf = async (format: string) => {
    await page.getByRole('button', { name: 'Download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
  };
  expect(await fileOf('Markdown')).toEqual([
    'bibliography.md',
    'Doe, J. (2012). Tides of the sea. *Coastal Letters*.\n',
  ]);
  expect(await fileOf('Plain text')).toEqual([
    'bibliography.txt',
    'Doe, J. (2012). Tides of the sea. Coastal Letters.\n',
  ]);
  expect((await fileOf('RTF, for word processors'))[1]).toContain('{\\i Coastal Letters}');
  expect((await fileOf('HTML'))[1]).toContain('<i>Coastal Letters</i>');

  await page.getByRole('button', { name: 'Copy the bibliography' }).click();
  await expect(page.getByText('1 reference copied')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return Promise.all(['text/html', 'text/plain'].map(async (type) => (await item?.getType(type))?.text()));
  });
  expect(copied[0]).toContain('<i>Coastal Letters</i>');
  expect(copied[1]?.trim()).toBe('Doe, J. (2012). Tides of the sea. Coastal Letters.');
});

test('printed, only the references are left', async ({ page, server, signedIn }) => {
  await fill(server.url, signedIn);
  await page.goto('/dashboard/bibliography');
  await expect(references(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Bibliography' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(references(page).first()).toBeVisible();
});

test('a style of one’s own is uploaded, used and removed, and a file that is not a style is rejected with a reason', async ({
  page,
  server,
  signedIn,
}) => {
  await fill(server.url, signedIn);
  await page.goto('/dashboard/bibliography?q=sea');
  await expect(references(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Style:/ }).click();
  const upload = (xml: string) =>
    page.getByTestId('style-file').setInputFiles({ name: 'mine.csl', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await upload('<html/>');
  await expect(page.getByRole('alert')).toContainText('This isn’t a citation style');
  await upload(
    `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>My journal</title><id>mine</id></info>
      <citation><layout><text variable="title"/></layout></citation>
      <bibliography><layout><text value="Seen: "/><text variable="title" font-weight="bold"/></layout></bibliography></style>`,
  );
  await expect(references(page)).toHaveText(['Seen: Tides of the sea']);
  await expect(page.getByRole('button', { name: 'Style: My journal' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove this style' }).click();
  await expect(references(page)).toHaveText(['Doe, J. (2012). Tides of the sea. Coastal Letters.']);
});

test('a style that can’t be fetched says so, and another one can be chosen', async ({ page, server, signedIn }) => {
  await fill(server.url, signedIn);
  await page.route(/\/apa-[^/]*\.xml$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard/bibliography');
  await expect(page.getByRole('alert')).toContainText('The citation style can’t be loaded (404)');
  await chooseStyle(page, 'IEEE');
  await expect(references(page).first()).toContainText('[1]');
});
