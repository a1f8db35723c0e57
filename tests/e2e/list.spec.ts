// Tests the list as a grid: its columns, its keyboard navigation, and changes of many documents.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { type Account, expect, test } from './support/fixtures.ts';
import { expectCount, list, search } from './support/library.ts';
import { holdOperation } from './support/requests.ts';

/** Adds documents titled “Document 0001” to `count`, in that order; their years tell which half they are in. */
async function fill(url: string, account: Account, count: number): Promise<string[]> {
  const client = await clientOf(url, account);
  const ids: string[] = [];
  for (let start = 0; start < count; start += 500) {
    const documents = Array.from({ length: Math.min(500, count - start) }, (_, place) => {
      const number = start + place + 1;
      const title = `Document ${String(number).padStart(4, '0')}`;
      return { other: { title, published: number * 2 <= count ? '1999' : '2001', citationKeys: [`key${number}`] } };
    });
    ids.push(...(await addDocuments(client, documents)));
  }
  return ids;
}

const focusedCell = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLElement>('[data-cell]');
    return `${cell?.dataset.cell} ${cell?.parentElement?.getAttribute('aria-rowindex')}`;
  });
const heads = (page: Page) => list(page).getByRole('columnheader').filter({ hasText: /./ }).allInnerTexts();
const openView = (page: Page) => page.getByRole('button', { name: 'Columns and order' }).click();
const selectedRows = (page: Page) => list(page).getByRole('row', { selected: true });

/** The distance of a row from the top of the page once it is stable: rows are rendered again as the list loads. */
async function restingTop(row: Locator): Promise<number | undefined> {
  let before: number | undefined;
  await expect(async () => {
    const now = (await row.boundingBox())?.y;
    const isAtRest = now !== undefined && now === before;
    before = now;
    expect(isAtRest).toBe(true);
  }).toPass();
  return before;
}

/** Waits until the previous list, shown dimmed, has been replaced. */
async function expectNoAxeViolationsInList(page: Page): Promise<void> {
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  await expectNoAxeViolations(page, { within: '[role="grid"]' });
}

test('columns are shown, moved, resized and sorted by keyboard alone, and remembered', async ({
  page,
  signedIn,
  server,
}) => {
  await fill(server.url, signedIn, 30);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '30');
  await openView(page);
  await page.getByRole('menuitemcheckbox', { name: 'Citation key' }).press('Space');
  // The menu stays open, so that several can be ticked.
  await page.keyboard.press('Escape');
  // The list gets keys only after the menu has closed.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(() => heads(page)).toEqual(['Title', 'People', 'Year', 'Venue', 'Citation key']);
  await expect(list(page)).toHaveAttribute('aria-colcount', '6');

  await page.keyboard.press('j');
  await expect.poll(() => focusedCell(page)).toMatch(/ 2$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect.poll(() => focusedCell(page)).toBe('key 1');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => heads(page)).toEqual(['Title', 'People', 'Year', 'Citation key', 'Venue']);
  const head = list(page).getByRole('columnheader', { name: 'Citation key' });
  await expect(head.getByRole('button')).toBeFocused();
  const before = (await head.boundingBox())?.width ?? 0;
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await head.boundingBox())?.width).toBeCloseTo(before + 16, 0);
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=key/);
  await expectNoAxeViolationsInList(page);

  await page.reload();
  await expect.poll(() => heads(page)).toEqual(['Title', 'People', 'Year', 'Citation key', 'Venue']);
  await expect.poll(async () => (await head.boundingBox())?.width).toBeCloseTo(before + 16, 0);
  const row = await list(page).getByRole('row').nth(1).boundingBox();
  expect(row?.height).toBe(32);
});

test('any field can be a column: shown, highlighted by a search, moved and hidden by keyboard, without sorting', async ({
  page,
  signedIn,
  server,
}) => {
  const client = await clientOf(server.url, signedIn);
  const otherFields = [
    { name: 'url', value: 'https://example.org/a' },
    { name: 'pages', value: '3-7' },
  ];
  await addDocuments(client, [
    { other: { title: 'Sea', doi: '10.1000/sea', otherFields } },
    { other: { title: 'Moon', languages: ['german'] } },
  ]);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '2');
  await openView(page);
  const names = ['DOI', 'URL', 'Pages', 'Language', 'Entry type', 'Journal'];
  for (const name of names) await page.getByRole('menuitemcheckbox', { name, exact: true }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(() => heads(page)).toEqual(['Title', 'People', 'Year', 'Venue', ...names]);
  const cellsOf = (row: number) => list(page).getByRole('row').nth(row).getByRole('gridcell').allInnerTexts();
  await expect.poll(async () => (await cellsOf(1)).slice(-6)).toEqual(['', '', '', 'german', 'misc', '']);
  await expect
    .poll(async () => (await cellsOf(2)).slice(-6))
    .toEqual(['10.1000/sea', 'https://example.org/a', '3–7', '', 'misc', '']);
  await expectNoAxeViolationsInList(page);

  await page.getByRole('combobox', { name: 'Search documents' }).fill('doi:sea');
  await expect(list(page).getByRole('gridcell', { name: '10.1000/sea' }).locator('mark')).toHaveText('sea');

  // Its header is focusable for its keys and menu, but isn't a sort button.
  const head = list(page).getByRole('columnheader', { name: 'Journal' });
  await expect(head).not.toHaveAttribute('aria-sort');
  await list(page).getByRole('columnheader', { name: 'Title' }).getByRole('button').focus();
  await page.keyboard.press('End');
  await expect(head).toBeFocused();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(head).toBeFocused();
  await expect.poll(async () => (await heads(page)).slice(-2)).toEqual(['Journal', 'Entry type']);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitemradio', { name: 'Sort ascending' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter');
  await expect(head).toHaveCount(0);
  await expect(list(page).getByRole('columnheader', { name: 'Entry type' })).toBeFocused();
});

test('columns are resized and moved by pointer, and a drag can be cancelled', async ({ page, signedIn, server }) => {
  await fill(server.url, signedIn, 5);
  await page.goto('/dashboard');
  await expectCount(page, '5');
  const head = list(page).getByRole('columnheader', { name: 'People' });
  await head.hover();
  const box = await head.boundingBox();
  if (!box) throw new Error('The head is not drawn');
  const y = box.y + box.height / 2;
  const drag = async (by: number) => {
    const { x = 0 } = (await head.boundingBox()) ?? {};
    await page.mouse.move(x - 6, y);
    await page.mouse.down();
    await page.mouse.move(x - 6 + by, y, { steps: 3 });
  };
  const width = async () => (await head.boundingBox())?.width;
  await expect(list(page).locator('[data-state="resting"]')).toBeVisible();
  // It grows at the expense of the title column.
  await drag(-30);
  await page.mouse.up();
  await expect.poll(width).toBeCloseTo(box.width + 30, 0);
  await drag(-40);
  await expect.poll(width).toBeCloseTo(box.width + 70, 0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(width).toBeCloseTo(box.width + 30, 0);
  const year = list(page).getByRole('columnheader', { name: 'Year' });
  await year.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + 10, y, { steps: 4 });
  await page.mouse.up();
  expect(await heads(page)).toEqual(['Title', 'Year', 'People', 'Venue']);
  // The end of a drag is not a click.
  await expect(page).not.toHaveURL(/sort=/);
});

test('a header that is pressed before its drag code loads moves as soon as it has', async ({
  page,
  signedIn,
  server,
}) => {
  await fill(server.url, signedIn, 5);
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  let isHeld = false;
  await page.route(/ColumnTools-.*\.js/, async (route) => {
    isHeld = true;
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expectCount(page, '5');
  const people = await list(page).getByRole('columnheader', { name: 'People' }).boundingBox();
  const year = await list(page).getByRole('columnheader', { name: 'Year' }).boundingBox();
  if (!people || !year) throw new Error('The heads are not drawn');
  await page.mouse.move(year.x + 10, year.y + 14);
  await page.mouse.down();
  await expect.poll(() => isHeld).toBe(true);
  send();
  await expect(list(page).locator('[data-state="resting"]')).toBeVisible();
  await page.mouse.move(people.x + 40, year.y + 14, { steps: 4 });
  await page.mouse.move(people.x + 10, year.y + 14, { steps: 4 });
  await page.mouse.up();
  expect(await heads(page)).toEqual(['Title', 'Year', 'People', 'Venue']);
  await expect(page).not.toHaveURL(/sort=/);
});

test('the sort order is shown even if its column is hidden, and changed by keyboard and touch @everyWidth', async ({
  page,
  signedIn,
  server,
}) => {
  await fill(server.url, signedIn, 5);
  await page.goto('/dashboard');
  await expectCount(page, '5');
  const order = page.getByRole('button', { name: 'Sort: Modified, descending' });
  await expect(order).toHaveText('Sort: Modified');
  await expect(list(page)).toHaveAccessibleDescription('Sort: Modified, descending');
  await order.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Modified' })).toBeChecked();
  await page.keyboard.type('cit');
  await expect(page.getByRole('menuitemradio', { name: 'Citation key' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=key/);
  const byKey = page.getByRole('button', { name: 'Sort: Citation key, ascending' });
  await expect(byKey).toBeFocused();
  await expect(list(page)).toHaveAccessibleDescription('Sort: Citation key, ascending');
  await byKey.click();
  await page.getByRole('menuitemcheckbox', { name: 'Descending' }).click();
  await expect(page).toHaveURL(/sort=-key/);
  await expectNoAxeViolationsInList(page);
});

test('any row can be jumped to, and a range across unloaded rows selected', async ({ page, signedIn, server }) => {
  await fill(server.url, signedIn, 1200);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '1,200');
  await expect(list(page)).toHaveAttribute('aria-rowcount', '1201');
  await list(page).getByRole('link', { name: 'Document 0003' }).focus();
  await page.keyboard.press('x');
  await openView(page);
  await page.getByRole('menuitem', { name: 'Go to row…' }).click();
  await page.getByLabel('Row, 1 to 1,200').fill('1,000');
  await page.keyboard.press('Enter');
  const far = list(page).getByRole('link', { name: 'Document 1000' });
  await expect(far).toBeFocused();
  await far.click({ modifiers: ['Shift'] });
  await expect(page.getByText('998 selected').first()).toBeVisible();
  await page.keyboard.press('Control+Home');
  const first = list(page).getByRole('link', { name: 'Document 0001' });
  await expect(first).toBeVisible();

  // A return to the start before the rows of the end have loaded keeps the first rows in view.
  const held = await holdOperation(page, 'listQuery');
  await page.keyboard.press('Control+End');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Control+Home');
  await expect.poll(() => held.length).toBe(2);
  expect(held[0]?.request().failure()).not.toBeNull();
  await expect(first).toBeVisible();
  await held[1]?.continue();
  await expect(list(page).getByRole('row', { name: /Document 0002/ })).toHaveAttribute('aria-selected', 'false');
  await expect(list(page).getByRole('row', { name: /Document 0003/ })).toHaveAttribute('aria-selected', 'true');
});

test('fields and keywords of the selection are edited together, with their number reported, and undone', async ({
  page,
  signedIn,
  server,
}) => {
  await fill(server.url, signedIn, 60);
  await page.goto('/dashboard?q=1999&sort=title');
  await expectCount(page, '30 found');
  await openView(page);
  await page.getByRole('menuitemradio', { name: 'Comfortable' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Control+a');
  const more = () => page.getByRole('button', { name: 'More for the selection' }).click();
  await more();
  await page.getByRole('menuitem', { name: 'Add keywords…' }).click();
  // The same keyword in another spelling is added once.
  await page.getByRole('textbox', { name: 'Keywords' }).fill('mood, taste; Mood');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('2 keywords added to 30 documents')).toBeVisible();
  await expect(list(page).getByText('taste').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages.getByText('Undone: 2 keywords added to 30 documents')).toBeVisible();
  await expect(list(page).getByText('taste')).toHaveCount(0);

  await more();
  await page.getByRole('menuitem', { name: 'Set or clear' }).click();
  await page.getByRole('menuitem', { name: 'Date…', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Date', exact: true });
  await field.fill('long ago');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  // The typed text stays, and nothing was changed.
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('long ago');
  await field.fill('3/2024');
  await expect(page.getByText('Read as March 2024')).toBeVisible();
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  // The closing dialog also announces it for screen readers.
  await expect(messages.getByText('Date set in 30 documents')).toBeVisible();
  // The documents no longer match the search.
  await expectCount(page, '0 found');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCount(page, '30 found');

  // A type that no file can contain is not sent.
  await more();
  await page.getByRole('menuitem', { name: 'Set or clear' }).click();
  await page.getByRole('menuitem', { name: 'Entry type…' }).click();
  await page.getByRole('textbox', { name: 'Entry type' }).fill('weird type!');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('alert').getByText('can’t be an entry type')).toBeVisible();
});

test('people of the selection are cleared, and restored', async ({ page, signedIn, server }) => {
  const client = await clientOf(server.url, signedIn);
  const documents = ['Tan', 'Berg', 'Tan'].map((family, index) => ({
    other: { title: `Document ${index}`, authors: [{ person: { family } }] },
  }));
  await addDocuments(client, documents);
  await page.goto('/dashboard?q=author:tan');
  await expectCount(page, '2 found');
  await page.keyboard.press('j');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Set or clear' }).click();
  await page.getByRole('menuitem', { name: 'Clear authors…' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Clear authors of 2 documents?' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Authors cleared in 2 documents'),
  ).toBeVisible();
  await expectCount(page, '0 found');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCount(page, '2 found');
});

test('when an action removes all rows, the undo keys still work', async ({ page, signedIn, server }) => {
  await fill(server.url, signedIn, 6);
  await page.goto('/dashboard?q=1999');
  await expectCount(page, '3 found');
  await page.keyboard.press('j');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Move 3 to trash' }).press('Enter');
  await expectCount(page, '0 found');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectCount(page, '3 found');

  // Also when undo itself removes the rows. Two of three are used, so that the count shows when this search has loaded.
  await page.keyboard.press('j');
  await page.keyboard.press('Control+a');
  await list(page).getByRole('row', { selected: true }).first().getByRole('checkbox').uncheck();
  const more = page.getByRole('button', { name: 'More for the selection' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Add keywords…' }).click();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('mood');
  await page.getByRole('textbox', { name: 'Keywords' }).press('Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Keyword “mood” added to 2 documents')).toBeVisible();
  await search(page, 'keywords:mood');
  await expectCount(page, '2 found');
  await page.getByRole('grid').press('j');
  await page.keyboard.press('Control+a');
  await more.focus();
  await page.keyboard.press('Control+z');
  await expectCount(page, '0 found');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expectCount(page, '2 found');
});

test('the selection is exported, and its citation keys are copied', async ({ page, context, signedIn, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fill(server.url, signedIn, 3);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '3');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selectedRows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Citation key', exact: true }).click();
  await expect(page.getByText('2 documents copied as citation keys')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('key1,key2');
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'RIS' }).click();
  expect((await download).suggestedFilename()).toMatch(/^references-[\d-]{10}\.ris$/);
  await expect(page.getByText('2 documents exported as RIS')).toBeVisible();
});

test('a link to a document scrolls the list to it, and an edit moves it without a jump', async ({
  page,
  signedIn,
  server,
}) => {
  const ids = await fill(server.url, signedIn, 600);
  await page.goto(`/dashboard?sort=title&document=${ids[299] ?? ''}`);
  const row = list(page).getByRole('link', { name: 'Document 0300' });
  await expect(row).toBeInViewport();
  const next = list(page).getByRole('link', { name: 'Document 0299' });
  const place = await restingTop(next);
  await page.getByRole('heading', { level: 2, name: 'Document 0300' }).focus();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A title that comes first');
  await page.keyboard.press('Escape');
  // The document has moved to the top; the rows around its former place have closed the gap without moving otherwise.
  await expect(list(page).getByRole('link', { name: 'A title that comes first' })).toHaveCount(0);
  await expect.poll(() => restingTop(next)).toBe(place);
});

test('an abstract is unfolded below its title by keyboard, and nothing overlaps @everyWidth', async ({
  page,
  signedIn,
  server,
}) => {
  const client = await clientOf(server.url, signedIn);
  const abstract = 'Of radium and polonium. '.repeat(120).trim();
  await addDocuments(client, [
    { other: { title: 'A first', abstract: 'In short.' } },
    { other: { title: 'B second', abstract } },
    ...Array.from({ length: 40 }, (_, index) => ({ other: { title: `C ${String(index).padStart(2, '0')}` } })),
  ]);
  const lists: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/api') ? (request.postData() ?? '') : '';
    if (body.includes('"listQuery"')) lists.push(body);
  });
  await page.goto('/dashboard?sort=title');
  const row = (name: string) => list(page).getByRole('row', { name });
  const bottomOf = async (name: string) => {
    const box = await row(name).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const topOf = async (name: string) => (await row(name).boundingBox())?.y;

  await row('B second').getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  const button = row('B second').getByRole('button', { name: 'Abstract' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const text = list(page).getByRole('region', { name: 'Abstract' });
  await expect(text).toHaveText(abstract);
  await expect.poll(() => topOf('C 00')).toBe(await bottomOf('B second'));
  await expectNoAxeViolationsInList(page);

  // A long abstract can be scrolled by keyboard, and left again.
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect
    .poll(() => text.evaluate((box) => box.scrollTop + box.clientHeight - box.scrollHeight))
    .toBeGreaterThan(-2);
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect.poll(() => topOf('C 00')).toBe(await bottomOf('B second'));

  // Only one is unfolded at a time, and the pressed row stays under the pointer.
  await row('A first').getByRole('button', { name: 'Abstract' }).click();
  await expect(text).toHaveText('In short.');
  await button.click();
  await expect(text).toHaveText(abstract);
  await expect.poll(() => topOf('B second')).toBe(await bottomOf('A first'));
  // Keys move to the end and back past it, and every row is completely visible.
  await page.keyboard.press('End');
  await page.keyboard.press('Control+End');
  await expect(row('C 39')).toBeInViewport({ ratio: 0.98 });
  await page.keyboard.press('Control+Home');
  await expect(row('A first')).toBeInViewport({ ratio: 0.98 });
  // In rows without an abstract the title is the tab stop.
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('C 00').getByRole('link')).toBeFocused();
  expect(lists.join()).not.toMatch(/\babstract\b/);
});

test('a row and its document list the missing required fields', async ({ page, signedIn, server }) => {
  const client = await clientOf(server.url, signedIn);
  await addDocuments(client, [
    { journalArticle: { title: 'Half an article', authors: [{ person: { family: 'Curie' } }] } },
    { proceedings: { title: 'Whole proceedings', published: '1911' } },
  ]);
  await page.goto('/dashboard');
  const row = (name: string) => list(page).getByRole('row', { name });
  await expect(row('Whole proceedings')).toBeVisible();
  await expect(row('Whole proceedings').getByRole('img', { name: /Missing/ })).toHaveCount(0);
  await expect(row('Half an article').getByRole('img', { name: 'Missing: journal, date' })).toBeVisible();
  await row('Half an article').getByRole('link').click();
  const pane = page.getByRole('region', { name: 'Half an article' });
  await expect(pane.getByText('Missing: journal, date')).toBeVisible();

  // The name of a missing field leads to it, and both lists are updated by edits.
  await pane.getByRole('button', { name: 'date', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Date', exact: true })).toBeFocused();
  await page.keyboard.type('1911');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(pane.getByText('Missing: journal', { exact: true })).toBeVisible();
  await expect(row('Half an article').getByRole('img', { name: 'Missing: journal', exact: true })).toBeVisible();
});

test('removing rows by keyboard keeps the focus in the list', async ({ page, signedIn, server }) => {
  await fill(server.url, signedIn, 6);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '6');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => focusedCell(page)).toBe('title 3');
  await page.keyboard.press('Delete');
  await expectCount(page, '5');
  // On the row that takes its place.
  await expect.poll(() => focusedCell(page)).toBe('title 3');
  await expect(page.locator(':focus')).toHaveText('Document 0003');

  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Move 2 to trash' }).press('Enter');
  await expectCount(page, '3');
  await expect.poll(() => focusedCell(page)).toBe('title 4');

  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect.poll(() => focusedCell(page)).toBe('title 4');
});

test('hiding a column, and removing all rows, moves the focus to a neighbour', async ({ page, signedIn, server }) => {
  await fill(server.url, signedIn, 2);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '2');
  const headOf = (name: string) => list(page).getByRole('columnheader', { name, exact: true }).getByRole('button');
  await headOf('Year').focus();
  // The key handler is set up when the header gets the focus.
  await expect(async () => {
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('menuitem', { name: 'Hide column' }).press('Enter');
  await expect(headOf('Year')).toHaveCount(0);
  await expect(headOf('Venue')).toBeFocused();
  // The menu stays open when a check mark is removed in it.
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Columns' }).press('ArrowRight');
  await page.getByRole('menuitemcheckbox', { name: 'Venue' }).press('Space');
  await expect(headOf('Venue')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(list(page).getByRole('columnheader').locator(':focus')).toHaveCount(1);

  const title = page.getByRole('heading', { level: 1, name: 'All documents' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expectCount(page, '1');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  await expect(title).toBeFocused();
});

test('a range begins at its first document, even after the order has changed', async ({ page, signedIn, server }) => {
  await fill(server.url, signedIn, 1200);
  await page.goto('/dashboard?sort=title');
  await expectCount(page, '1,200');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(selectedRows(page)).toHaveCount(1);
  await list(page).getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-title/);
  await expect(list(page).getByRole('link', { name: 'Document 1200' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect.poll(() => focusedCell(page)).toMatch(/ 3$/);
  await page.keyboard.press('Shift+X');
  // From the last row, its new position, to the second.
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1,199 selected');
});
