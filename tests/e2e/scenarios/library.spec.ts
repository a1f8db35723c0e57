// Tests the library in the mock server's scenarios: ordinary, empty, huge, and in a browser without storage.
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { expect, test } from '../../support/mockWorld.ts';
import { editFirst, expectSaved, titleField, tryUntilSaved } from '../support/editing.ts';
import { hugeLibrary } from '../support/fixtures.ts';
import { chooseFile, expectCount, list, submitAccount } from '../support/library.ts';

test('ordinary: after logging in, the library can be edited and saves', async ({ page, world }) => {
  await world.play('ordinary');
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expectCount(page, '108');
  await editFirst(page);
  await titleField(page).fill('On an ordinary day');
  await expectSaved(page, 'On an ordinary day');
});

test.describe(() => {
  test.use({ scenario: 'empty-library' });

  test('empty-library: it says how to start, and the first file fills it', async ({ page, world }) => {
    await world.signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
    await chooseFile(page, {
      name: 'first.bib',
      mimeType: 'text/plain',
      buffer: Buffer.from('@book{one, title = {The first of all}}'),
    });
    await page.getByRole('button', { name: 'Add 1 document' }).click();
    await expect(page.getByText('1 document added to your library.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(list(page).getByRole('link', { name: 'The first of all' })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ scenario: 'huge-library' });

  test('huge-library: Home and End reach both ends, and only visible rows are rendered', async ({ page, world }) => {
    await world.signIn();
    await page.goto('/dashboard');
    await expectCount(page, String(hugeLibrary));
    const rows = list(page).getByRole('row');
    await list(page).getByRole('link').first().focus();
    await page.keyboard.press('Control+End');
    await expect(list(page).locator(`[aria-rowindex="${hugeLibrary + 1}"]`)).toBeVisible();
    expect(await rows.count()).toBeLessThan(100);
    await page.keyboard.press('Control+Home');
    // It is focused when it has loaded. Before, the links are still those of the last rows.
    await expect(list(page).locator('[aria-rowindex="2"]').getByRole('checkbox')).toBeFocused();
    await editFirst(page);
    await titleField(page).fill('One of many');
    await expectSaved(page, 'One of many');
  });
});

test.describe(() => {
  test.use({ scenario: 'storage-full' });

  test('storage-full: settings last for the visit, and the library is not affected', async ({ page, world }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await world.signIn();
    await page.goto('/dashboard');
    await expect(
      page.evaluate(() => {
        localStorage.setItem('anything', 'at all');
      }),
    ).rejects.toThrow(/QuotaExceeded|full/);
    await test.step('drafts are not kept on the device, which is reported', async () => {
      await world.play('unreachable', { operation: 'updateDocumentMutation' });
      await editFirst(page);
      await titleField(page).fill('Nowhere but here');
      await expect(page.getByText('This browser can’t keep a copy')).toBeVisible();
      await world.play('ordinary');
      await tryUntilSaved(page);
      await expect(page.getByText('This browser can’t keep a copy')).toBeHidden();
      await page.getByRole('button', { name: 'Done' }).click();
    });
    const group = page.getByRole('treeitem', { name: /^Skimmed/ });
    await expect(group).toContainText('4');
    await page.getByRole('button', { name: 'Group options' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Show counts' }).click();
    await expect(group).not.toContainText('4');
    await editFirst(page);
    await titleField(page).fill('Kept by the server');
    await expectSaved(page, 'Kept by the server');
    const line = page.getByRole('separator', { name: 'Width of the document' });
    const width = await line.getAttribute('aria-valuenow');
    await line.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(line).not.toHaveAttribute('aria-valuenow', width ?? '');

    await page.getByRole('banner').getByRole('link', { name: 'JabRef' }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Kept by the server' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});
