// What a person sees of a library in the mock server's scenarios: as usual, empty, huge.
import { demoPerson } from '#mock-server/seedWorld.ts';
import { expect, test } from '../../support/mockWorld.ts';
import { editFirst, expectSaved, titleField } from '../support/editing.ts';
import { chooseFile, expectCount, list, submitAccount } from '../support/library.ts';

test('ordinary: who logs in finds the library, edits, and it is saved', async ({ page, world }) => {
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

  test('empty-library: it says how to begin, and the first file fills it', async ({ page, world }) => {
    await world.signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
    await chooseFile(page, {
      name: 'first.bib',
      mimeType: 'text/plain',
      buffer: Buffer.from('@book{one, title = {The first of all}}'),
    });
    await page.getByRole('button', { name: 'Add 1 document' }).click();
    await expect(page.getByText('1 document was added to your library.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(list(page).getByRole('link', { name: 'The first of all' })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ scenario: 'huge-library' });

  test('huge-library: both ends are a key away, and no more is drawn than is seen', async ({ page, world }) => {
    await world.signIn();
    await page.goto('/dashboard');
    await expectCount(page, '2,000');
    const rows = list(page).getByRole('row');
    await list(page).getByRole('link').first().focus();
    await page.keyboard.press('End');
    await expect(list(page).locator('[aria-rowindex="2000"], [aria-rowindex="2001"]').last()).toBeVisible();
    expect(await rows.count()).toBeLessThan(100);
    await page.keyboard.press('Home');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await editFirst(page);
    await titleField(page).fill('One of two thousand');
    await expectSaved(page, 'One of two thousand');
  });
});
