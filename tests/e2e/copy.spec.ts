// Tests that documents are copied to the clipboard: by keys, from menus, after a choice, and by hand where the browser refuses.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/mockWorld.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { list, openDocument } from './support/library.ts';
import { intercept } from './support/requests.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const formatBox = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Find a format' });
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });
const preview = (page: Page): Locator => dialog(page).locator('[data-preview]');

/** The demo library, with a browser that lets the test read the clipboard. */
async function openLibrary(page: Page, context: BrowserContext, address = '/dashboard?sort=title'): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await expect(list(page).getByRole('row').nth(3)).toBeVisible();
}

/** What the clipboard has, by type. */
const clipboardOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const items = await navigator.clipboard.read();
    const texts = items.flatMap((item) =>
      item.types.map(async (type) => [type, await (await item.getType(type)).text()] as const),
    );
    return Object.fromEntries(await Promise.all(texts));
  });

test('Ctrl+C copies the reference of the row as rich and plain text, and says so', async ({ page, context, world }) => {
  await world.signIn();
  await openLibrary(page, context);
  await page.keyboard.press('j');
  const title = (await list(page).locator('[data-row]:focus').textContent()) ?? '';
  await page.keyboard.press('Control+c');
  await expect(messages(page).getByText(/^Copied as APA reference: /)).toBeVisible();
  const copied = await clipboardOf(page);
  expect(copied['text/plain']).toContain(title.slice(0, 12));
  expect(copied['text/html']).toContain('<i>');
});

test('text that is selected, and fields, keep their Ctrl+C', async ({ page, context, world }) => {
  await world.signIn();
  await openLibrary(page, context);
  const title = (await list(page).locator('[data-row]').first().textContent()) ?? '';
  const reader = await openDocument(page, title);
  await reader.getByRole('heading', { name: title }).selectText();
  await page.keyboard.press('Control+c');
  await expect.poll(async () => (await clipboardOf(page))['text/plain']?.trim()).toBe(title);
  await page.getByRole('combobox', { name: 'Search documents' }).fill('sea');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(async () => (await clipboardOf(page))['text/plain']).toBe('sea');
  await expect(page.getByText(/^Copied as/)).toHaveCount(0);
});

test('Ctrl+Shift+C asks: found by typing, previewed, copied by Enter, and the next Ctrl+C copies the same @everyWidth', async ({
  page,
  context,
  world,
  isMobile,
}) => {
  await world.signIn();
  await openLibrary(page, context);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+Shift+C');
  // On a touch screen, the keyboard would cover the preview.
  await expect(isMobile ? dialog(page).getByRole('button', { name: 'Copy' }) : formatBox(page)).toBeFocused();
  await expect(preview(page)).toContainText(/\(\d{4}/);
  await expectNoAxeViolations(page, { within: 'dialog' });
  await formatBox(page).focus();
  await page.keyboard.type('pandoc');
  await expect(dialog(page).getByRole('option', { selected: true })).toHaveText('Pandoc: [@…]');
  await expect(preview(page)).toContainText(/^\[@\S+; @\S+\]$/);
  await dialog(page).getByRole('textbox', { name: 'Where' }).first().fill('4-6');
  await expect(preview(page)).toContainText('pp. 4-6');
  await formatBox(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(messages(page).getByText('2 documents copied as Pandoc citation')).toBeVisible();
  expect(Object.keys(await clipboardOf(page))).toEqual(['text/plain']);
  expect((await clipboardOf(page))['text/plain']).toMatch(/^\[@\S+, pp\. 4-6; @\S+\]$/);

  await list(page).locator('[data-row][tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+c');
  await expect(messages(page).getByText(/^Copied as Pandoc citation: \[@/)).toBeVisible();
  expect((await clipboardOf(page))['text/plain']).toMatch(/^\[@[^\s;]+\]$/);
});

test('another style is previewed at once, and is that of the reader and of the next copy; Enter copies from a page', async ({
  page,
  context,
  world,
}) => {
  await world.signIn();
  await openLibrary(page, context);
  await page.keyboard.press('j');
  await page.keyboard.press('Control+Shift+C');
  await expect(preview(page)).toContainText(/\(\d{4}/);
  await dialog(page).getByRole('button', { name: 'Style: APA' }).click();
  await dialog(page).getByRole('combobox', { name: 'Style' }).fill('ieee');
  await expect(dialog(page).getByRole('option', { name: /^IEEE/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(preview(page)).toContainText('[1]');
  await page.keyboard.press('Escape');
  await formatBox(page).fill('formatted citation');
  await expect(preview(page)).toHaveText('[1]');
  await dialog(page).getByRole('textbox', { name: 'Where' }).fill('4');
  await expect(preview(page)).toHaveText('[1, p. 4]');
  await dialog(page).getByRole('textbox', { name: 'Where' }).press('Enter');
  await expect(messages(page).getByText('Copied as IEEE citation: [1, p. 4]')).toBeVisible();
  const title = (await list(page).locator('[data-row]').first().textContent()) ?? '';
  const reader = await openDocument(page, title);
  await expect(reader).toContainText('[1]');
  await reader.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy as formatted citation' })).toBeVisible();
});

test('menus copy a selection, a group, the list and a document', async ({ page, context, world }) => {
  await world.signIn();
  await openLibrary(page, context);
  await test.step('a selection', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'More for the selection' }).click();
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Citation key', exact: true }).click();
    await expect(messages(page).getByText('2 documents copied as citation keys')).toBeVisible();
    expect((await clipboardOf(page))['text/plain']).toMatch(/^[^,]+,[^,]+$/);
  });
  await test.step('a group', async () => {
    await page.getByRole('treeitem', { name: /^Skimmed/ }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'BibTeX entry' }).click();
    await expect(messages(page).getByText(/^\d+ documents copied as BibTeX$/)).toBeVisible();
    const { 'text/plain': text = '' } = await clipboardOf(page);
    expect(text).toMatch(/^@\w+\{/);
    expect(text).not.toContain('jabref-meta');
  });
  await test.step('the list', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Library actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy as…' }).click();
    await expect(dialog(page).getByRole('heading', { name: /^Preview of the first 3 of/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('the bibliography of the list', async () => {
    await page.getByRole('button', { name: 'Library actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Show bibliography' }).click();
    await expect(page.getByRole('heading', { name: 'Bibliography' })).toBeVisible();
    await page.goBack();
    await expect(list(page)).toBeVisible();
  });
  await test.step('a document', async () => {
    const title = (await list(page).locator('[data-row]').first().textContent()) ?? '';
    const reader = await openDocument(page, title);
    await reader.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Formatted citation' }).click();
    await expect(messages(page).getByText(/^Copied as APA citation: \(/)).toBeVisible();
  });
});

test('a style that can’t be loaded says so, keeps the choice, and is tried again', async ({ page, context, world }) => {
  await world.signIn();
  await openLibrary(page, context);
  const letThrough = await intercept(page, '**/api/styles', (route) => route.abort());
  await page.keyboard.press('j');
  await page.keyboard.press('Control+c');
  await expect(messages(page).getByText(/^Couldn’t copy: .*The library is safe\.$/)).toBeVisible();
  await page.keyboard.press('Control+Shift+C');
  await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t format it');
  letThrough();
  await formatBox(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(messages(page)).toContainText('Copied as APA reference: ');
});

test('an open document shows its reference, and its key and links are copied by one press @everyWidth', async ({
  page,
  context,
  world,
}) => {
  await world.signIn();
  await openLibrary(page, context, '/dashboard?q=doi:10');
  const title = (await list(page).locator('[data-row]').first().textContent()) ?? '';
  const reader = await openDocument(page, title);
  await reader.getByRole('button', { name: 'Copy citation key', exact: true }).click();
  await expect(messages(page).getByText(/^Citation key copied: \S+$/)).toBeVisible();
  const doi = reader.getByRole('link', { name: /^10\./ }).first();
  await doi.hover();
  await reader.getByRole('button', { name: 'Copy DOI' }).click();
  await expect(messages(page).getByText(/^DOI copied: 10\./)).toBeVisible();
  expect((await clipboardOf(page))['text/plain']).toBe(await doi.textContent());

  const reference = reader.getByText(/\(\d{4}/);
  await expect(reference).toBeVisible();
  await reader.getByRole('button', { name: 'Copy reference' }).click();
  await expect(messages(page).getByText(/^Copied as APA reference: /)).toBeVisible();
  expect((await clipboardOf(page))['text/plain']).toBe(await reference.textContent());
  await expectNoAxeViolations(page, { within: `section[aria-label="${title.replaceAll('"', '\\"')}"]` });
});

test('a reference that can’t be formatted says so quietly, and offers another style', async ({
  page,
  context,
  world,
}) => {
  await world.signIn();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await intercept(page, '**/api/styles', (route) => route.fulfill({ status: 503 }));
  await openLibrary(page, context);
  const title = (await list(page).locator('[data-row]').first().textContent()) ?? '';
  const reader = await openDocument(page, title);
  await expect(reader).toContainText('The list of citation styles can’t be loaded (503).');
  await expect(reader.getByRole('alert')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Choose another style' }).click();
  await expect(formatBox(page)).toBeFocused();
});
