// Steps for the library, by the labels on screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { bibliographyFile, type Account } from './fixtures.ts';

/** Fills in one of the account forms and submits it. */
export async function submitAccount(page: Page, { email, password }: Account, button: string): Promise<void> {
  const send = page.getByRole('button', { name: button, exact: true });
  // While one form replaces another, the old one stays until the new one has loaded.
  await expect(send).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
}

/** The row count that the list reports. */
export function list(page: Page): Locator {
  return page.getByRole('grid', { name: 'Documents' });
}

export async function expectCount(page: Page, count: string): Promise<void> {
  await expect(
    page.getByRole('region', { name: /All documents|Trash/ }).getByText(count, { exact: true }),
  ).toBeVisible();
}

/** Chooses a file for the import, with any of the page's import buttons. */
export async function chooseFile(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^(Import|Choose file)$/ })
    .first()
    .click();
  await (await chooser).setFiles(files);
}

/** Imports one of the real bibliographies and returns to the list. */
export async function importFile(page: Page, name: string, entries: number): Promise<void> {
  await chooseFile(page, bibliographyFile(name));
  await page.getByRole('button', { name: `Add ${entries} documents` }).click();
  await expect(page.getByText(`${entries} documents added to your library.`)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Waits for the fade-out, so that the next keys reach the page.
  await expect(page.locator('dialog')).toHaveCount(0);
  // In a library that was empty, the search box appears with the list.
  await expect(page.locator('[data-view="emptyLibrary"]')).toHaveCount(0);
}

export async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search documents' });
  await box.fill(words);
  // Waits until the search has run and the suggestions, which cover the first rows, are closed.
  await box.press('Enter');
}

/** The title of the open document, once it has loaded. On wide screens "Groups" is also a heading of its level. */
export function documentTitle(page: Page): Locator {
  return page.locator('[data-document-title]');
}

/** Opens a document of the list by its title. */
export async function openDocument(page: Page, title: string): Promise<Locator> {
  await list(page).getByRole('link', { name: title }).click();
  const pane = page.getByRole('region', { name: title });
  await expect(pane.getByRole('heading', { name: title })).toBeVisible();
  return pane;
}

/** Closes the document; on phones, where it covers the list, by the back button. */
export async function closeDocument(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Close the document' })
    .or(page.getByRole('button', { name: 'Back to the list' }))
    .first()
    .click();
}

/** Moves the open document to the trash. */
export async function moveToTrash(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
}
