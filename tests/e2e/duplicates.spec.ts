// Tests the duplicates dialog: found from the list's menu, merged field by field, kept, skipped, undone; and failures.
import type { Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { addDocuments, updateDocument } from './support/documents.ts';
import { type Account, expect, test } from './support/fixtures.ts';
import { expectCount, list } from './support/library.ts';
import { cutOperation } from './support/requests.ts';

const authors = [{ person: { family: 'Parker', given: 'Gordon' } }];
const documents = [
  { title: 'Mood state effects', doi: '10.1000/mood', note: 'Read twice', keywords: ['mood'], citationKeys: ['mood1'] },
  { title: 'Mood state effects of chocolate', doi: '10.1000/MOOD', keywords: ['cacao'], citationKeys: ['mood2'] },
  { title: 'Tides', published: '1990', authors, note: 'First print' },
  { title: 'Tides.', published: '1990-05', authors },
  { title: 'Alone', doi: '10.1000/alone' },
];

async function fill(page: Page, url: string, account: Account) {
  const client = await clientOf(url, account);
  await addDocuments(
    client,
    documents.map((other) => ({ other })),
  );
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '5');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find duplicates' });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function find(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Library actions' }).click();
  await page.getByRole('menuitem', { name: 'Find duplicates…' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Waits until the shown pair accepts a decision: a press right after it appeared would be ignored. */
async function expectSettled(page: Page): Promise<void> {
  await expect(dialog(page).locator('[data-part="frame"]')).toHaveAttribute('data-state', 'comparing.resting');
}

/** Skips pairs until the one with this reason is shown. */
async function skipTo(page: Page, words: string): Promise<void> {
  await expectSettled(page);
  if (!(await dialog(page).getByText(words).first().isVisible())) await button(page, 'Skip').click();
  await expect(dialog(page).getByText(words).first()).toBeVisible();
  await expectSettled(page);
}

/** Skips the remaining pairs. While the next pair loads, Skip has no effect. */
async function skipRest(page: Page, words: string): Promise<void> {
  await expect(async () => {
    if (await button(page, 'Skip').isVisible()) await button(page, 'Skip').press('Enter', { timeout: 500 });
    await expect(dialog(page)).toContainText(words, { timeout: 500 });
  }).toPass();
}

test('duplicates are merged field by field, and the merge is undone @everyWidth', async ({
  page,
  server,
  signedIn,
}) => {
  await fill(page, server.url, signedIn);
  await find(page);
  await skipTo(page, 'These documents have the same DOI.');
  const title = dialog(page).getByRole('radiogroup', { name: 'Title' });
  // Suggested are the longer value, and any value over none.
  const longer = title.getByRole('radio', { checked: true });
  await expect(longer).toHaveAccessibleDescription(/Mood state effects ?of chocolate/);
  await title.getByRole('radio', { checked: false }).check();
  await button(page, 'Merge').click();
  await expect(messages(page)).toContainText('“Mood state effects” merged. The other document is in the trash.');
  await skipRest(page, 'All done: 1 merged');
  await button(page, 'Close').last().click();
  await expect(dialog(page)).toBeHidden();
  await expectCount(page, '4');
  await expect(list(page)).not.toContainText('Mood state effects of chocolate');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expectCount(page, '5');
  await expect(list(page)).toContainText('Mood state effects of chocolate');
});

test('kept pairs do not come again, skipped pairs do, by keyboard alone', async ({ page, server, signedIn }) => {
  await fill(page, server.url, signedIn);
  await page.getByRole('button', { name: 'Library actions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Find');
  await page.keyboard.press('Enter');
  await skipTo(page, 'the same title, first author, and year or journal');
  await button(page, 'Keep both').focus();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toContainText('Both documents kept');
  await skipRest(page, 'All done: 1 kept, 1 skipped');
  await button(page, 'Search again').press('Enter');
  await expect(dialog(page)).toContainText('These documents have the same DOI.');
  await expectSettled(page);
  await button(page, 'Skip').press('Enter');
  await expect(dialog(page)).toContainText('All done: 1 skipped');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectCount(page, '5');
});

test('a merge does not overwrite a change of somebody else', async ({ page, server, signedIn }) => {
  await fill(page, server.url, signedIn);
  await find(page);
  await skipTo(page, 'These documents have the same DOI.');
  const client = await clientOf(server.url, signedIn);
  const { me } = await client.ask<{ me: { documents: { edges: { node: { id: string } }[] } } }>(
    '{ me { documents(filterBy: { query: "mood" }) { edges { node { id } } } } }',
  );
  for (const { node } of me.documents.edges) {
    await updateDocument(client, node.id, { other: { title: `Mood of ${node.id}` } });
  }
  const title = dialog(page).getByRole('radiogroup', { name: 'Title' });
  await title.getByRole('radio').last().check();
  await button(page, 'Merge').click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('changed elsewhere in the meantime. Nothing was changed.');
  await expect(title).toContainText('Mood of doc_');
  await button(page, 'Merge').click();
  await expect(messages(page)).toContainText('merged. The other document is in the trash.');
});

test('without an answer nothing is lost: the dialog says so, and can try again', async ({ page, server, signedIn }) => {
  await fill(page, server.url, signedIn);
  const restore = await cutOperation(page, 'duplicatesQuery');
  await find(page);
  await expect(dialog(page).getByRole('alert')).toContainText('The library is safe.');
  restore();
  await button(page, 'Try again').click();
  await expect(dialog(page).locator('[data-part="frame"]')).toHaveAttribute('data-state', 'comparing.resting');
});
