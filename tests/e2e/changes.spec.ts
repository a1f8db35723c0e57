// Tests changes from other devices while the library is open: rows appear and disappear in place, and the visible rows don't move.
import type { Locator, Page } from '@playwright/test';
import { changeMembers, createGroup, explicit, updateGroup } from '../api/contract/groupOperations.ts';
import type { ApiClient } from '../support/client.ts';
import { addDocuments, updateDocument } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { expectCount, list, moveToTrash, openDocument } from './support/library.ts';
import { otherDevice } from './support/otherDevice.ts';

const titled = (number: number) => `Document ${String(number).padStart(4, '0')}`;

const add = (client: ApiClient, titles: readonly string[]) =>
  addDocuments(
    client,
    titles.map((title) => ({ other: { title } })),
  );

const change = (client: ApiClient, id: string | undefined, other: object) =>
  updateDocument(client, id ?? '', { other });

const trash = (client: ApiClient, ids: readonly (string | undefined)[]) =>
  client.ask('mutation trash($input: DeleteUserDocumentsInput!) { deleteUserDocuments(input: $input) { count } }', {
    input: { selection: { ids } },
  });

/** Focuses the window, so that the page asks for changes at once instead of after its interval. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The names of the operations that the page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/api') ? (request.postDataJSON() as { operationName?: string } | null) : null;
    if (body?.operationName !== undefined) sent.push(body.operationName);
  });
  return sent;
}

/** Focuses the window until the page asks for changes; it doesn't while an earlier request is under way. */
async function askAnew(page: Page, sent: readonly string[]): Promise<void> {
  const before = sent.filter((name) => name === 'followChangesQuery').length;
  await expect(async () => {
    await comeBack(page);
    expect(sent.filter((name) => name === 'followChangesQuery').length).toBeGreaterThan(before);
  }).toPass();
}

const topOf = async (row: Locator) => (await row.boundingBox())?.y;

test('rows come, go and move as another device changes them, and the view stays @everyWidth', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  expect(signedIn.email).toContain('@');
  const other = await otherDevice(context, server.url);
  const ids = await add(
    other,
    Array.from({ length: 200 }, (_, index) => titled(index + 1)),
  );
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '200');
  const row = (title: string) => list(page).getByRole('link', { name: title, exact: true });
  await row(titled(1)).focus();
  // Scrolls down until all changes above are out of sight.
  await list(page)
    .locator('[data-rows]')
    .evaluate((box) => {
      const height = box.querySelector('[role="row"][aria-rowindex="2"]')?.getBoundingClientRect().height ?? 0;
      box.scrollTop = 99.5 * height;
    });
  const kept = row(titled(102));
  await expect(kept).toBeVisible();
  await expect(list(page)).toHaveAttribute('data-state', 'settled');
  const top = await topOf(kept);

  await add(other, ['Document 0000', 'Document 0000 too']);
  await trash(other, [ids[4]]);
  await change(other, ids[149], { title: 'Document 0020 and a half' });
  await change(other, ids[103], { title: 'Document 0104, now with a subtitle' });
  await trash(other, [ids[104]]);
  await comeBack(page);

  await expect(row('Document 0104, now with a subtitle')).toBeVisible();
  await expect(row(titled(105))).toHaveCount(0);
  await expectCount(page, '200');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '201');
  expect(await topOf(kept)).toBe(top);
  await expect(kept.locator('xpath=ancestor::*[@role="row"]')).toHaveAttribute('aria-rowindex', '105');

  await list(page)
    .locator('[data-rows]')
    .evaluate((box) => {
      box.scrollTop = 0;
    });
  await expect(row('Document 0000 too')).toBeVisible();
  await expect(row(titled(5))).toHaveCount(0);
});

test('the counts of the sidebar and the open document are updated', async ({ page, context, signedIn, server }) => {
  expect(signedIn.email).toContain('@');
  const other = await otherDevice(context, server.url);
  const [first, second] = await add(other, ['The first', 'The second']);
  await page.goto('/dashboard');
  const pane = await openDocument(page, 'The first');
  const places = page.getByRole('navigation', { name: 'Library' });
  await expect(places.getByRole('link', { name: 'Trash' })).not.toContainText('1');

  await change(other, first, { note: 'Written elsewhere' });
  await trash(other, [second]);
  await comeBack(page);
  await expect(pane.getByText('Written elsewhere')).toBeVisible();
  await expect(places.getByRole('link', { name: 'Trash' })).toContainText('1');
  await expect(list(page).getByRole('link', { name: 'The second' })).toHaveCount(0);
});

test('groups and their members are updated too', async ({ page, context, signedIn, server }) => {
  expect(signedIn.email).toContain('@');
  const other = await otherDevice(context, server.url);
  const [first, second] = await add(other, ['The first', 'The second']);
  const group = await createGroup(other, explicit('To read', [first ?? '']));
  await page.goto(`/dashboard?group=${group.id}`);
  const pane = await openDocument(page, 'The first');
  const groups = page.getByRole('tree', { name: 'Groups' });
  await expect(pane.getByRole('link', { name: 'To read' })).toBeVisible();

  await updateGroup(other, { id: group.id, name: 'Read at night' });
  await changeMembers(other, 'addDocumentsToGroup', group.id, { ids: [second] });
  await createGroup(other, explicit('By another device', [first ?? '']));
  await comeBack(page);
  await expect(list(page).getByRole('link', { name: 'The second' })).toBeVisible();
  await expect(groups.getByRole('treeitem', { name: 'Read at night' })).toContainText('2');
  await expect(groups.getByRole('treeitem', { name: 'By another device' })).toContainText('1');
  await expect(pane.getByRole('link', { name: 'By another device' })).toBeVisible();
});

test('typed text stays, and other fields show what another device wrote', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  expect(signedIn.email).toContain('@');
  const other = await otherDevice(context, server.url);
  const [id] = await add(other, ['A title']);
  await page.goto('/dashboard');
  await openDocument(page, 'A title');
  await page.keyboard.press('e');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toBeFocused();
  await change(other, id, { note: 'Written elsewhere' });
  await title.press('End');
  await title.pressSequentially(' of mine');
  await comeBack(page);
  await expect(title).toHaveValue('A title of mine');
  await page.getByRole('button', { name: 'Done' }).click();
  const pane = page.getByRole('region', { name: 'A title of mine' });
  await expect(pane.getByText('Written elsewhere')).toBeVisible();
});

test('a change made on the page itself does not reload the list', async ({ page, context, signedIn, server }) => {
  expect(signedIn.email).toContain('@');
  await add(await otherDevice(context, server.url), ['The first', 'The second']);
  await page.goto('/dashboard');
  await openDocument(page, 'The first');
  const sent = sentBy(page);
  await moveToTrash(page);
  await expectCount(page, '1');
  // The page asks for the change itself, before the window is focused.
  await expect.poll(() => sent).toContain('followChangesQuery');
  await expect.poll(() => sent).toContain('listQuery');
  // The second request is sent only after the first was answered.
  await askAnew(page, sent);
  await askAnew(page, sent);
  expect(sent.filter((name) => name === 'listQuery')).toHaveLength(1);
});

test('nothing is requested while the page is hidden', async ({ page, context, signedIn, server }) => {
  expect(signedIn.email).toContain('@');
  await add(await otherDevice(context, server.url), ['The first']);
  await page.goto('/dashboard');
  await expectCount(page, '1');
  const sent = sentBy(page);
  await comeBack(page);
  await expect.poll(() => sent).toEqual(['followChangesQuery']);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  expect(sent).toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => sent).toEqual(['followChangesQuery', 'followChangesQuery']);
});
