// Opens and finds the editor of documents. Each path uses another document in the same page.
import type { Locator, Page } from '@playwright/test';
import { list } from '../../e2e/support/library.ts';
import { logIn } from './logIn.ts';
import { expect } from './walkTest.ts';

const mutation = 'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';

interface Answer {
  readonly data: { readonly addUserDocuments: { readonly documents: readonly { readonly id: string }[] } };
}

/** The id of the document that was opened last. */
const lastOpened = new WeakMap<Page, string>();

/** The form. */
export function editor(page: Page): Locator {
  return page.locator('[data-state]:has(> form)');
}

function editButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Edit', exact: true });
}

/** Adds the article that the model starts with. */
async function addArticle(page: Page): Promise<string> {
  const documents = [{ journalArticle: { title: 'Teh title', published: '2024' } }];
  const response = await page.request.post('/api', { data: { query: mutation, variables: { input: { documents } } } });
  const { data } = (await response.json()) as Answer;
  return data.addUserDocuments.documents[0]?.id ?? '';
}

/** Goes to a view of the library within the open page, discarding unsaved changes without a question. */
async function go(page: Page, search: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(`/dashboard${search}`);
    await expect(list(page)).toBeVisible();
  } else {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
    }, `/dashboard${search}`);
  }
}

/** Edits the open document or, if none is open, the last one. */
export async function openForm(page: Page): Promise<void> {
  const id = lastOpened.get(page) ?? '';
  await go(page, `?document=${id}`);
  await expect(editor(page)).toHaveCount(0);
  const edit = editButton(page);
  await expect(async () => {
    await page.clock.runFor(50);
    if (await edit.isVisible()) await edit.click({ timeout: 2000 });
    await expect(editor(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Adds an article and edits it. */
export async function openArticle(page: Page): Promise<void> {
  await logIn(page);
  lastOpened.set(page, await addArticle(page));
  // The last path's document stays visible until this one has loaded, and could be mistaken for it.
  await go(page, '');
  await expect(editor(page)).toHaveCount(0);
  await expect(editButton(page)).toHaveCount(0);
  await openForm(page);
}

/** Opens the form of an article that is not added yet. */
export async function openNewArticle(page: Page): Promise<void> {
  await logIn(page);
  await go(page, '');
  await expect(editor(page)).toHaveCount(0);
  // Otherwise the last path's draft would be restored.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('draft:')) localStorage.removeItem(key);
  });
  await go(page, '?document=new');
  // A click right after the last path's is ignored if another button was in the same place.
  await expect(async () => {
    await page.clock.runFor(50);
    const choice = page.getByRole('button', { name: /^Journal article/ });
    if (await choice.isVisible()) await choice.click({ timeout: 2000 });
    await expect(editor(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}
