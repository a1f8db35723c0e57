// Tests invalid input in the app: the message is clear and in place, nothing is half done, and nothing typed is lost.
import { writeFile } from 'node:fs/promises';
import { expect, newPerson, test } from './support/fixtures.ts';
import { chooseFile, closeDocument, importFile, openDocument, submitAccount } from './support/library.ts';

test('account forms show problems beside the field, and keep what was typed', async ({ page, account }) => {
  await page.goto('/user/register');
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });

  await submitAccount(page, { email: 'not an address', password: 'a long enough phrase' }, 'Create account');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/address/i);
  await expect(email).toHaveValue('not an address');
  await expect(email).toBeFocused();

  await submitAccount(page, { email: newPerson().email, password: 'short' }, 'Create account');
  await expect(password).toHaveAccessibleDescription(/8/);
  await submitAccount(page, { email: newPerson().email, password: 'password123' }, 'Create account');
  await expect(password).toHaveAccessibleDescription(/too common/i);
  await expect(password).toHaveValue('password123');

  await submitAccount(page, { ...account, email: account.email.toUpperCase() }, 'Create account');
  await expect(email).toHaveAccessibleDescription(/already/i);
  await expect(page).toHaveURL(/\/user\/register/);
});

test("a wrong login doesn't reveal whether address or password was wrong", async ({ page, account }) => {
  await page.goto('/user/login');
  await submitAccount(page, { ...account, password: 'not my password' }, 'Log in');
  await expect(page.getByRole('alert')).toContainText(/wrong/i);
  const said = await page.getByRole('alert').innerText();
  await submitAccount(page, { email: newPerson().email, password: 'not my password' }, 'Log in');
  await expect(page.getByRole('alert')).toHaveText(said);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not my password');
  await submitAccount(page, account, 'Log in');
  await expect(page).toHaveURL(/\/dashboard/);
});

test.describe('files that contain no library', () => {
  const files = [
    { name: 'empty.bib', content: Buffer.alloc(0), says: /empty/ },
    { name: 'blank.bib', content: Buffer.from('  \n\n'), says: /empty/ },
    {
      name: 'picture.bib',
      content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 255, 254]),
      says: /is an image/,
    },
    {
      name: 'page.bib',
      content: Buffer.from('<!doctype html><p>Hello</p>'),
      says: /is a web page\. Export the references there as RIS or BibTeX/,
    },
    { name: 'huge.bib', content: Buffer.alloc(50 * 1024 * 1024, '@'), says: /50 MB.*20 MB/ },
  ];
  for (const { name, content, says } of files) {
    test(`${name} is refused with a message`, async ({ page, signedIn }, testInfo) => {
      expect(signedIn.email).toContain('@');
      const path = testInfo.outputPath(name);
      await writeFile(path, content);
      await page.goto('/dashboard');
      await chooseFile(page, path);
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(says);
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Nothing was imported');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
    });
  }

  test('invalid entries are listed with their line, and the valid ones are added', async ({ page, signedIn }) => {
    expect(signedIn.email).toContain('@');
    await page.goto('/dashboard');
    const text =
      '@article{good, title={Good}}\n\n@article{bad,\n  title = {Never closed\n\n@book{also, title={Also good}}\n';
    await chooseFile(page, { name: 'mixed.bib', mimeType: 'text/x-bibtex', buffer: Buffer.from(text) });
    // The line where the unclosed value begins.
    await expect(page.getByRole('dialog').getByText('line 4')).toBeVisible();
    await page.getByRole('button', { name: 'Add 2 documents' }).click();
    await expect(page.getByText('2 documents added to your library')).toBeVisible();
  });
});

test('an invalid month stays in its field with a message, and everything else is saved', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/dashboard');
  await importFile(page, 'chocolate.bib', 16);
  await openDocument(page, 'Mood state effects of chocolate');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2006-13');
  await page
    .getByRole('textbox', { name: 'Note' })
    .or(page.getByRole('textbox', { name: 'Abstract' }))
    .first()
    .fill('Kept all the same.');
  await expect(page.getByText('1 field not saved')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toHaveAccessibleDescription(/month|13/i);
  await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue('2006-13');
  const url = page.url();

  await test.step('leaving asks first', async () => {
    await closeDocument(page);
    await expect(page.getByRole('alertdialog', { name: 'Some changes are not saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toHaveValue('2006-13');
  });
  await page.getByRole('textbox', { name: 'Date', exact: true }).fill('2006-12');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('December 2006')).toBeVisible();
  await page.goto(url);
  await expect(page.getByText('Kept all the same.')).toBeVisible();
});

test(
  "a document that doesn't exist is reported in its pane, and the list works",
  { tag: '@everyWidth' },
  async ({ page, signedIn, isMobile }) => {
    expect(signedIn.email).toContain('@');
    await page.goto('/dashboard?document=doc_unknown');
    await expect(page.getByText('There is no such document')).toBeVisible();
    if (!isMobile) await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).last().click();
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  },
);

test('an unknown path answers status 404 with a page that says so', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
});
