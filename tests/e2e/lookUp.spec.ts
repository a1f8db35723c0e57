// Tests references that are added by their identifiers: typed, pasted on the page, found or not, chosen, reviewed and added.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/mockWorld.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { list, openDocument } from './support/library.ts';
import { holdOperation } from './support/requests.ts';

const box = (page: Page) => page.getByRole('textbox', { name: /^Add by DOI/ });
const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const resultOf = (page: Page, identifier: string): Locator =>
  results(page).getByRole('listitem').filter({ hasText: identifier });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the box by its key and types into it. */
async function typeInBox(page: Page, text: string): Promise<void> {
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('n');
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
}

/** Pastes on the page, beside any box. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The texts that the page asks about from now on. */
function lookUpsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { input: { text: string } };
    };
    if (operationName === 'lookUpIdentifierMutation') asked.push(variables.input.text);
  });
  return asked;
}

/** Adds an entry by pasting it, and opens its document. */
async function addPasted(page: Page, entry: string, title: string): Promise<Locator> {
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await paste(page, entry);
  await dialog(page).getByRole('button', { name: 'Add 1 document' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  return openDocument(page, title);
}

test('a DOI becomes a document, by keyboard alone', async ({ page, world }) => {
  await world.signIn();
  await typeInBox(page, 'https://doi.org/10.1093/nar/gks1195');
  await expect(page.getByRole('list', { name: 'Recognized' })).toContainText('10.1093/nar/gks1195');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Import looked-up references' })).toBeVisible();
  await expect(dialog(page).getByRole('option', { name: 'GenBank' })).toContainText('Benson et al., 2012');
  await expect(dialog(page).getByRole('button', { name: 'Add 1 document' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('1 document added to your library.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  const reader = await openDocument(page, 'GenBank');
  await expect(reader).toContainText('Nucleic Acids Research');
  await expect(reader.getByRole('link', { name: '10.1093/nar/gks1195', exact: true })).toBeVisible();
});

test('each identifier gets its own result, and nothing is added before the review', async ({ page, world }) => {
  await world.signIn();
  await typeInBox(page, 'PMID: 23193287, arXiv:2301.99999\nISBN 978-0-201-89683-1\n978-0-201-89683-2\nno number');
  const unrecognized = page.getByRole('list', { name: 'Not recognized' });
  await expect(unrecognized).toContainText('The check digit of this ISBN is wrong.');
  await expect(unrecognized).toContainText('no number');
  await page.getByRole('button', { name: 'Look up 3 references' }).click();
  await expect(resultOf(page, '23193287')).toContainText('GenBank');
  await expect(resultOf(page, '2301.99999')).not.toContainText('Looking up');
  await expect(resultOf(page, '9780201896831')).toContainText('The art of computer programming', { ignoreCase: true });
  await expect(dialog(page)).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Review 2 references' }).click();
  await expect(dialog(page).getByRole('listbox', { name: 'Entries' }).getByRole('option')).toHaveCount(2);
});

test('identifiers and references that are pasted on the page are taken, and other text is left', async ({
  page,
  world,
}) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await paste(page, 'Just words');
  await paste(page, 'see doi:10.1145/3292500.3330701.');
  await expect(box(page)).toHaveValue('see doi:10.1145/3292500.3330701.');
  await expect(box(page)).toBeFocused();
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: 'Import looked-up references' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Add 1 document' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await paste(page, '@book{tides, title = {Tides}, author = {Li, Ann}, year = {2004}}');
  await expect(page.getByRole('heading', { name: 'Import pasted references' })).toBeVisible();
  await expect(dialog(page).getByRole('option', { name: 'Tides' })).toBeVisible();
});

test('a document is completed from its DOI: what is missing or differs is shown, and one undo takes it back', async ({
  page,
  world,
}) => {
  await world.signIn();
  const reader = await addPasted(
    page,
    '@article{bank, title = {GenBank}, author = {Benson, Dennis A.}, doi = {10.1093/nar/gks1195}, year = {2012}}',
    'GenBank',
  );
  await expect(reader).not.toContainText('Nucleic Acids Research');
  await reader.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Complete from DOI…' }).click();
  const review = page.getByRole('dialog', { name: 'Complete from DOI' });
  await expect(review.getByRole('list', { name: 'Documents to complete' })).toContainText('journal', {
    ignoreCase: true,
  });
  await expect(review.getByRole('radio', { name: 'Keep both' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await review.getByRole('button', { name: 'Complete 1 document' }).click();
  await expect(dialog(page)).toContainText('1 document completed.');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(reader).toContainText('Nucleic Acids Research');
  // The document keeps its own citation key and gets no second one.
  await expect(reader).toContainText('bank');
  await expect(reader).not.toContainText('benson2012', { ignoreCase: true });
  await page.keyboard.press('Control+z');
  await expect(reader).not.toContainText('Nucleic Acids Research');
});

test('a completion says how many documents it leaves out, and closing the dialog stops its lookups', async ({
  page,
  world,
}) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await paste(
    page,
    '@article{bank, title = {GenBank}, doi = {10.1093/nar/gks1195}}\n@article{water, title = {Water}, doi = {10.1126/science.169.3946.635}}\n@book{tides, title = {Tides}}',
  );
  await dialog(page).getByRole('button', { name: 'Add 3 documents' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await world.play('lookup-slow');
  await list(page).getByRole('row', { name: 'Tides' }).getByRole('checkbox').check();
  await list(page).getByRole('row', { name: 'GenBank' }).getByRole('checkbox').check();
  await list(page).getByRole('row', { name: 'Water' }).getByRole('checkbox').check();
  await list(page).getByRole('row', { name: 'Water' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Complete from DOI…' }).click();
  await expect(dialog(page)).toContainText('1 document without a DOI is left out.');
  await expect(resultOf(page, '10.1093/nar/gks1195')).toContainText('Looking up');
  const asked = lookUpsOf(page);
  const abandoned = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api'));
  await page.keyboard.press('Escape');
  await abandoned;
  await expect(dialog(page)).toBeHidden();
  await world.play('ordinary');
  await typeInBox(page, '10.1145/3292500.3330701');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Import looked-up references' })).toBeVisible();
  expect(asked).toEqual(['doi:10.1145/3292500.3330701']);
});

test('text is taken before the picture of it that a spreadsheet puts beside it', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '10.1145/3292500.3330701');
    clipboardData.items.add(new File(['pixels'], 'image.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(box(page)).toHaveValue('10.1145/3292500.3330701');
});

test('pasting the same text again replaces what was typed into the box meanwhile', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  await paste(page, '10.1145/3292500.3330701');
  await box(page).fill('10.1145/');
  await paste(page, '10.1145/3292500.3330701');
  await expect(box(page)).toHaveValue('10.1145/3292500.3330701');
  // Closing the pane also clears the box.
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('n');
  await expect(box(page)).toHaveValue('');
});

test('what is pasted while other references are read is reviewed with them', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page)).toBeVisible();
  const held = await holdOperation(page, 'askLibraryQuery');
  await paste(page, '@book{tides, title = {Tides}, author = {Li, Ann}, year = {2004}}');
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['@book{ebb, title = {Ebb}, author = {Roe, Jo}, year = {2005}}'], 'ebb.bib'));
    document.querySelector('dialog')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await expect(page.getByRole('heading', { name: 'Import 2 files' })).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect(dialog(page).getByRole('option', { name: 'Tides' })).toBeVisible();
  await expect(dialog(page).getByRole('option', { name: 'Ebb' })).toBeVisible();
});

test('the DOI of a document is found by its title, and set once it was chosen', async ({ page, world }) => {
  await world.signIn();
  const reader = await addPasted(
    page,
    '@article{water, title = {The Structure of Ordinary Water}, author = {Frank, Henry S.}, year = {1970}}',
    'The Structure of Ordinary Water',
  );
  await reader.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Find DOI…' }).click();
  await expect(dialog(page).getByRole('radio', { name: 'The Structure of Ordinary Water' })).toBeChecked();
  await expect(reader).not.toContainText('10.1126/science.169.3946.635');
  await dialog(page).getByRole('button', { name: 'Use this DOI' }).click();
  await expect(reader.getByRole('link', { name: '10.1126/science.169.3946.635', exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(reader).not.toContainText('10.1126/science.169.3946.635');
});
