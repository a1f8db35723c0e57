// Tests that every tooltip can be reached by the pointer: nothing covers the element that has it.
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { chooseFile, list, openDocument } from './support/library.ts';

/** A library in which one entry lacks required fields, one has an abstract, and one group cannot be read. */
const file = `@article{tides, title = {Tides}, abstract = {How the sea moves.}}
@book{moon, title = {The moon}, author = {B{\\'a}ez, Eva and {\\unknown}}, year = {1999}, publisher = {Sky}}
@book{moon, title = {Another with the same key}}
@comment{jabref-meta: grouping:
0 AllEntriesGroup:;
1 KeywordGroup:Broken\\;0\\;title\\;((\\;0\\;1\\;1\\;\\;\\;\\;;
}`;

/** The tooltips in sight, and those that the pointer cannot reach. */
async function tipsOf(page: Page): Promise<{ readonly all: string[]; readonly unreachable: string[] }> {
  return page.evaluate(() => {
    const all: string[] = [];
    const unreachable: string[] = [];
    for (const anchor of document.querySelectorAll<HTMLElement>('[data-tip]')) {
      const { left, top, width, height } = anchor.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInSight = width > 0 && height > 0 && x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      if (!isInSight || !anchor.checkVisibility({ visibilityProperty: true })) continue;
      // Elements behind a dialog or scrolled out of a box don't count.
      const modal = document.querySelector('dialog:modal');
      if (modal && !modal.contains(anchor)) continue;
      let box = anchor.parentElement;
      const isCut = ({ left, top, right, bottom }: DOMRect) => x < left || x > right || y < top || y > bottom;
      while (box && (getComputedStyle(box).overflowY === 'visible' || !isCut(box.getBoundingClientRect())))
        box = box.parentElement;
      if (box) continue;
      const text = anchor.dataset.tip ?? '';
      all.push(text);
      if (document.elementFromPoint(x, y)?.closest('[data-tip]') !== anchor) unreachable.push(text);
    }
    return { all, unreachable };
  });
}

/** Asserts that these tooltips exist, and that none is covered. */
async function expectReachable(page: Page, ...expected: readonly string[]): Promise<void> {
  await expect.poll(async () => (await tipsOf(page)).all).toEqual(expect.arrayContaining([...expected]));
  // An element that just opened slides in, and covers others for a moment.
  await expect.poll(async () => (await tipsOf(page)).unreachable).toEqual([]);
}

test('no tooltip is covered, in the list, the groups, the reader, the form and the import', async ({
  page,
  signedIn,
}) => {
  await page.goto('/dashboard');
  await chooseFile(page, { name: 'sea.bib', mimeType: 'text/plain', buffer: Buffer.from(file) });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Add 3 documents' })).toBeVisible();
  await expectReachable(page, 'Close');
  await dialog.getByRole('button', { name: 'Add 3 documents' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('dialog')).toHaveCount(0);

  await expectReachable(page, `Account: ${signedIn.email}`, 'Missing: authors, journal, date', 'Article', 'Book');
  const missing = list(page).getByRole('img', { name: 'Missing: authors, journal, date' });
  await missing.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Missing: authors, journal, date');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();

  await openDocument(page, 'Tides');
  await expectReachable(page, 'Close the document', 'More actions');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await expectReachable(page, 'Close the document');
});
