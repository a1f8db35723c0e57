// Tests the source view, which edits a document as the text of its entry: edits appear in the form and are saved, and invalid text isn't lost.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/mockWorld.ts';
import { crash, editFirst, expectSaved, keptDrafts, titleField } from './support/editing.ts';
import { list } from './support/library.ts';

const source = (page: Page) => page.getByRole('textbox', { name: 'Source' });
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

async function openSource(page: Page): Promise<void> {
  await editFirst(page);
  await choose(page, 'Source');
  await expect(source(page)).toHaveValue(/^@\w+\{/);
}

/** Replaces the title in the source. */
async function retitle(page: Page, title: string, end = '},'): Promise<void> {
  const text = await source(page).inputValue();
  await source(page).fill(text.replace(/^ {2}title = .*$/m, `  title = {${title}${end}`));
}

test.beforeEach(async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
});

test('text typed in the source is in the form, and saved @everyWidth', async ({ page }) => {
  await openSource(page);
  await retitle(page, 'Typed in the source');
  await choose(page, 'Form');
  await expectSaved(page, 'Typed in the source');
});

test('the source shows what was typed in the form, in the format chosen last', async ({ page }) => {
  await editFirst(page);
  await titleField(page).fill('Typed in the form');
  await choose(page, 'Source');
  await expect(source(page)).toHaveValue(/title = \{Typed in the form\}/);
  await choose(page, 'BibTeX');
  await expect(page.getByRole('radio', { name: 'BibTeX' })).toBeChecked();
  await choose(page, 'Form');
  await choose(page, 'Source');
  await expect(page.getByRole('radio', { name: 'BibTeX' })).toBeChecked();
  await expect(source(page)).toHaveValue(/title = \{Typed in the form\}/);
});

test('an unknown field and the key are stored and shown again', async ({ page }) => {
  await openSource(page);
  const text = await source(page).inputValue();
  await source(page).fill(text.replace(/\{[^,]*,\n/, '{My_Key,\n  x-mood = {good},\n'));
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(source(page)).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await choose(page, 'Source');
  await expect(source(page)).toHaveValue(/\{My_Key,\n[^]*x-mood = \{good\}/);
});

test('a type of another kind keeps the fields that it does not show, which can be shown again or edited', async ({
  page,
}) => {
  const article = '@article{curie,\n  title = {Radium},\n  journaltitle = {Comptes rendus},\n  volume = {127},\n}\n';
  const book = article.replace('@article', '@book');
  const hidden = page.getByRole('list', { name: 'Not shown for this kind' });
  await openSource(page);
  await source(page).fill(article);
  await choose(page, 'Form');
  await expectSaved(page, 'Radium');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await choose(page, 'Source');
  await source(page).fill(book);
  await choose(page, 'Form');
  await expect(hidden).toContainText('Comptes rendus');
  await expectSaved(page, 'Radium');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(hidden).toContainText('Comptes rendus');
  await choose(page, 'Source');
  await expect(source(page)).toHaveValue(book);

  await choose(page, 'Form');
  await page.getByRole('button', { name: 'Change the kind to journal article' }).click();
  await expect(page.getByRole('combobox', { name: 'Kind', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Volume' })).toHaveValue('127');
  await choose(page, 'Source');
  await expect(source(page)).toHaveValue(article);

  await source(page).fill(book);
  await choose(page, 'Form');
  await expect(hidden).toContainText('Comptes rendus');
  await choose(page, 'Source');
  await source(page).fill(book.replace('127', '128'));
  await choose(page, 'Form');
  await expect(hidden).toContainText('128');
  await expectSaved(page, 'Radium');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await choose(page, 'Source');
  await expect(source(page)).toHaveValue(book.replace('127', '128'));
});

test('an error is shown with its line, to which a press leads; leaving asks, and staying keeps the text', async ({
  page,
}) => {
  await openSource(page);
  await retitle(page, 'Not closed', '');
  const problem = page.getByRole('button', { name: /^Line \d+: / });
  await expect(problem.first()).toBeVisible();
  await expect(source(page)).toHaveAttribute('aria-invalid', 'true');
  await problem.first().press('Enter');
  await expect(source(page)).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(source(page)).toHaveValue(/Not closed/);
  await list(page).getByRole('link').nth(2).click();
  const question = page.getByRole('alertdialog', { name: 'The source has errors' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(source(page)).toHaveValue(/Not closed/);
  await retitle(page, 'Closed again');
  await expect(problem).toHaveCount(0);
  await choose(page, 'Form');
  await expectSaved(page, 'Closed again');
});

test('leaving immediately keeps the last edit', async ({ page }) => {
  await openSource(page);
  const address = page.url();
  await retitle(page, 'Typed on the way out');
  await list(page).getByRole('link').nth(2).click();
  await expect(source(page)).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Typed on the way out' })).toBeVisible();
});

test('invalid text is restored with its errors after a crash', async ({ page }) => {
  await openSource(page);
  const address = page.url();
  await retitle(page, 'Not closed', '');
  const problem = (on: Page) => on.getByRole('button', { name: /^Line \d+: / });
  await expect(page.getByText('Source not saved', { exact: true })).toBeVisible();
  const words = await problem(page).first().innerText();
  const typed = await source(page).inputValue();

  const next = await crash(page, address);
  await expect(source(next)).toHaveValue(typed);
  await expect(problem(next).first()).toHaveText(words);
  await expect(next.getByText('Your unsaved changes are back')).toBeVisible();

  await test.step('and again, before anything is typed', async () => {
    await next.reload();
    await expect(source(next)).toHaveValue(typed);
  });
  await retitle(next, 'Closed after the crash');
  await choose(next, 'Form');
  await expectSaved(next, 'Closed after the crash');
  expect(await keptDrafts(next)).toBe(0);
});

test('discarded invalid text is not offered again', async ({ page }) => {
  await openSource(page);
  await retitle(page, 'Given up', '');
  await expect(page.getByRole('button', { name: /^Line \d+: / }).first()).toBeVisible();
  expect(await keptDrafts(page)).toBe(1);
  await page.getByRole('button', { name: 'Close the document' }).click();
  await page
    .getByRole('alertdialog', { name: 'The source has errors' })
    .getByRole('button', { name: 'Discard the text' })
    .click();
  await expect(source(page)).toBeHidden();
  expect(await keptDrafts(page)).toBe(0);
});
