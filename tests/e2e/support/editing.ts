// Steps and assertions for the document editor.
import { expect, type Locator, type Page } from '@playwright/test';
import type { DocumentKind } from '#bibliography/documents.ts';
import { kind } from './kinds.ts';
import { list } from './library.ts';

/** Opens the first document of the list in its editor. */
export async function editFirst(page: Page): Promise<void> {
  await list(page).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(titleField(page)).toBeVisible();
}

/** Opens the form of a new document. */
export async function beginNew(page: Page, ofKind: DocumentKind = 'thesis'): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  if (ofKind === 'proceedings') await page.getByRole('button', { name: 'More types…' }).click();
  await page.getByRole('button', { name: kind(ofKind) }).click();
}

export function titleField(page: Page): Locator {
  // The proceedings of an article have a title field too.
  return page.getByRole('textbox', { name: 'Title', exact: true }).first();
}

/** Asserts that the editor keeps the typed text and says why it isn't saved. */
export async function expectUnsaved(page: Page, title: string, why: string | RegExp): Promise<void> {
  await expect(page.getByText(why)).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
}

/** Retries, and asserts that the title is saved, in the editor and after a reload. */
export async function saveAgain(page: Page, title: string): Promise<void> {
  await tryUntilSaved(page);
  await expectSaved(page, title);
}

export const savedState = (page: Page) => page.getByText(/^Saved .*\d/);

/** Presses the retry button until saving succeeds. The editor also retries on its own, so the button may already be gone. */
export async function tryUntilSaved(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(savedState(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Asserts that the title is saved, in the editor and after a reload. */
export async function expectSaved(page: Page, title: string): Promise<void> {
  await expect(savedState(page)).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  await page.reload();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** Closes the page without unload events, as in a crash, and opens another one. */
export async function crash(page: Page, address: string): Promise<Page> {
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(address);
  return next;
}

/** The number of drafts in the browser, of any account. */
export const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length);
