// Tests the main tasks by keyboard alone.
import { bibliographyFile, expect, newPerson, test } from './support/fixtures.ts';
import { expectCount, list } from './support/library.ts';

test('everything can be done without a pointer', async ({ page, server }) => {
  const person = newPerson();
  const { keyboard } = page;
  const type = async (text: string) => keyboard.type(text);
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };

  await test.step('sign up', async () => {
    await page.goto(`${server.url}/user/register`);
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await type(person.email);
    await press('Tab');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await type(person.password);
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  });

  await test.step('import', async () => {
    const chooser = page.waitForEvent('filechooser');
    const choose = page.getByRole('button', { name: 'Choose file' });
    for (
      let presses = 0;
      presses < 20 && !(await choose.evaluate((node) => node === document.activeElement));
      presses++
    ) {
      await press('Tab');
    }
    await expect(choose).toBeFocused();
    await press('Enter');
    await (await chooser).setFiles(bibliographyFile('chocolate.bib'));
    await expect(page.getByRole('button', { name: 'Add 16 documents' })).toBeFocused();
    await press('Enter');
    await expect(page.getByText('16 documents added to your library.')).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectCount(page, '16');
  });

  await test.step('move in the list, open, and come back to the same row', async () => {
    await press('j');
    await expect(list(page).getByRole('link').nth(0)).toBeFocused();
    await press('j', 'ArrowDown', 'k');
    await expect(list(page).getByRole('link').nth(1)).toBeFocused();
    const title = await list(page).getByRole('link').nth(1).innerText();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeHidden();
    await expect(list(page).getByRole('link').nth(1)).toBeFocused();
  });

  await test.step('search', async () => {
    await press('/');
    await expect(page.getByRole('combobox', { name: 'Search documents' })).toBeFocused();
    await type('brotchie mood');
    // The first word alone finds it too. Once the whole search has run, Enter moves on to the results.
    await expect(page).toHaveURL(/q=brotchie\+mood/);
    await expectCount(page, '1 found');
    await press('Enter');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await press('Enter');
  });

  await test.step('edit', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Mood state effects of chocolate' })).toBeVisible();
    await press('e');
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await press('End');
    await type(', reconsidered');
    await press('Escape');
    await expect(
      page.getByRole('heading', { level: 2, name: 'Mood state effects of chocolate, reconsidered' }),
    ).toBeVisible();
    await press('Escape');
  });

  await test.step('add by hand', async () => {
    await press('/', 'Escape', 'Escape');
    await expectCount(page, '16');
    await press('n');
    await expect(page.getByRole('textbox', { name: /^Add by DOI/ })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: /^Journal article/ })).toBeFocused();
    await press('Tab', 'Tab', 'Enter');
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await type('Typed without a pointer');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Typed without a pointer' })).toBeVisible();
    await expectCount(page, '17');
  });

  await test.step('log out', async () => {
    const account = page.getByRole('button', { name: `Account: ${person.email}` });
    await press('Escape');
    for (
      let presses = 0;
      presses < 40 && !(await account.evaluate((node) => node === document.activeElement));
      presses++
    ) {
      await press('Shift+Tab');
    }
    await expect(account).toBeFocused();
    await press('Enter');
    // It is the last entry; ArrowUp reaches it from the first.
    await expect(page.getByRole('menu').getByRole('menuitem').first()).toBeFocused();
    await press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await press('Enter');
    await expect(page.getByLabel('E-mail')).toBeFocused();
  });
});
