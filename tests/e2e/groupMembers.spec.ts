// Tests adding documents to groups: by dragging selected rows, in a dialog with check boxes, and from a row's menu; and undoing it.
import type { Locator, Page } from '@playwright/test';
import { clientOf } from './support/clientOf.ts';
import { addDocuments } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';
import { list } from './support/library.ts';

const titles = ['Cacao', 'Dark chocolate', 'Milk', 'Sugar'];

/** Adds four documents and four groups: two filled by hand, one with a subgroup, and one with a rule. */
async function fill(page: Page, url: string, account: { email: string; password: string }): Promise<void> {
  const client = await clientOf(url, account);
  await addDocuments(
    client,
    titles.map((title) => ({ other: { title, keywords: ['food'] } })),
  );
  const explicitGroup = { keywordDelimiter: ',', documentIds: [] };
  await client.ask(`mutation ($input: AddGroupsInput!) { addGroups(input: $input) { __typename } }`, {
    input: {
      groups: [
        { name: 'Read', explicitGroup },
        { name: 'Teaching', explicitGroup, children: [{ name: 'Aristotle', explicitGroup }] },
        {
          name: 'Keywords',
          automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
        },
      ],
    },
  });
  await page.goto('/dashboard?sort=title');
}

const group = (page: Page, name: string): Locator =>
  page.getByRole('tree', { name: 'Groups' }).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
/** The row itself, without the rows below it. */
const row = (page: Page, name: string): Locator => page.locator(`[data-group-name="${name}"]`);
const document = (page: Page, title: string): Locator => list(page).getByRole('link', { name: title, exact: true });
const pill = (page: Page): Locator => page.locator('[data-drag-pill]');
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** Presses on `from` and moves to the point of `to` that `part` gives; the button stays down. */
async function drag(page: Page, from: Locator, to: Locator, part = 0.5): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('It is not on the page');
  await page.mouse.move(start.x + 30, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + start.height / 2 + 4, { steps: 3 });
  // The first drag on a page loads its code.
  await expect(async () => {
    await page.mouse.move(end.x + 50, end.y + end.height * part - 1);
    await page.mouse.move(end.x + 51, end.y + end.height * part);
    await expect(pill(page)).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('documents are added to groups by mouse and by keyboard, and this is undone', async ({
  page,
  server,
  signedIn,
}) => {
  await fill(page, server.url, signedIn);

  await test.step('two selected rows are dragged together, and Undo removes them from the group', async () => {
    await list(page).getByRole('checkbox', { name: 'Select “Cacao”' }).check();
    await list(page).getByRole('checkbox', { name: 'Select “Milk”' }).check();
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('2 selected');
    await drag(page, document(page, 'Milk'), row(page, 'Read'));
    await expect(pill(page)).toHaveText('+2 Read');
    await page.mouse.up();
    await expect(messages(page)).toContainText('2 documents added to Read');
    await expect(group(page, 'Read')).toHaveAccessibleName(/2/);
    // The end of a drag is not a click.
    await expect(page).not.toHaveURL(/document=/);
    await messages(page).getByRole('button', { name: 'Undo' }).click();
    await expect(group(page, 'Read')).not.toHaveAccessibleName(/2/);
  });

  await test.step('Escape cancels a drag, and the documents stay selected', async () => {
    await drag(page, document(page, 'Milk'), row(page, 'Read'));
    await page.keyboard.press('Escape');
    await expect(pill(page)).toBeHidden();
    await page.mouse.up();
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('2 selected');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Selection' })).toBeHidden();
  });

  await test.step('Escape collapses what opened below the pointer', async () => {
    await drag(page, document(page, 'Milk'), row(page, 'Teaching'));
    await expect(row(page, 'Aristotle')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Aristotle')).toBeHidden();
    await page.mouse.up();
  });

  await test.step('a group with a rule accepts no documents, and says so', async () => {
    await drag(page, document(page, 'Sugar'), row(page, 'Keywords'));
    await expect(pill(page)).toHaveText('“Keywords” fills itself');
    await page.mouse.up();
    await expect(pill(page)).toBeHidden();
  });

  await test.step('the check boxes of one document, by keyboard', async () => {
    await document(page, 'Cacao').focus();
    await page.keyboard.press('g');
    const dialog = page.getByRole('dialog', { name: 'Groups of “Cacao”' });
    await expect(dialog.getByRole('textbox', { name: 'Filter groups' })).toBeFocused();
    await page.keyboard.type('rea');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: 'Read' })).toBeChecked();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(messages(page)).toContainText('“Cacao” added to Read');
    await expect(document(page, 'Cacao')).toBeFocused();
  });

  await test.step('for several documents, mixed where they differ', async () => {
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('4 selected');
    await page.getByRole('button', { name: 'Groups…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Groups of 4 documents' });
    const read = dialog.getByRole('checkbox', { name: 'Read' });
    await expect(read).toBeChecked({ indeterminate: true });
    await expect(dialog).toContainText('1 of 4');
    await read.click();
    await expect(read).toBeChecked();
    await read.click();
    await expect(read).not.toBeChecked();
    await read.click();
    await expect(read).toBeChecked({ indeterminate: true });
    await dialog.getByRole('checkbox', { name: 'Aristotle' }).check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(messages(page)).toContainText('4 documents added to Aristotle');
  });

  await test.step('the document lists its groups, and each leads to its list', async () => {
    await document(page, 'Cacao').click();
    const pane = page.getByRole('region', { name: 'Cacao' });
    await expect(pane.getByRole('link', { name: 'Aristotle' })).toBeVisible();
    await pane.getByRole('link', { name: 'Read' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Read' })).toBeVisible();
    await expect(document(page, 'Milk')).toBeHidden();
    // Another list starts without a selection.
    await expect(page.getByRole('group', { name: 'Selection' })).toBeHidden();
  });

  await test.step('the menu of a row removes it from the listed group', async () => {
    // The page shows at most three messages.
    for (const close of (await messages(page).getByRole('button', { name: 'Close this message' }).all()).toReversed())
      await close.click();
    await document(page, 'Cacao').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Remove from this group' }).click();
    await expect(messages(page)).toContainText('“Cacao” removed from Read');
    await expect(document(page, 'Cacao')).toBeHidden();
  });

  await test.step('a group is dragged below another', async () => {
    await drag(page, row(page, 'Read'), row(page, 'Keywords'));
    await expect(pill(page)).toHaveText('“Keywords” creates its subgroups automatically');
    await page.mouse.up();
    await drag(page, row(page, 'Read'), row(page, 'Keywords'), 0.9);
    await expect(pill(page)).toHaveText('Below Keywords');
    await page.mouse.up();
    await expect(messages(page)).toContainText('“Read” moved');
    const names = await page
      .locator('[data-group-tree] [data-group-name]')
      .evaluateAll((rows) => rows.map((each) => (each as HTMLElement).dataset.groupName));
    expect(names.indexOf('Read')).toBeGreaterThan(names.indexOf('Keywords'));
    await group(page, 'Teaching').focus();
    await page.keyboard.press('ArrowRight');
    await expect(row(page, 'Aristotle')).toBeVisible();
    await drag(page, row(page, 'Teaching'), row(page, 'Aristotle'));
    await expect(pill(page)).toHaveText('A group can’t be moved into itself');
    await page.mouse.up();
  });

  await test.step('a group can be dragged without a list, too', async () => {
    await page.goto('/dashboard?group=nobody');
    await expect(page.getByRole('alert')).toContainText('This group no longer exists');
    await drag(page, row(page, 'Read'), row(page, 'Teaching'));
    await expect(pill(page)).toHaveText('Into Teaching');
    await page.mouse.up();
    await expect(messages(page)).toContainText('“Read” moved to “Teaching”');
  });
});

test(
  'on a phone the selection bar and the dialog replace dragging',
  { tag: '@phone' },
  async ({ page, server, signedIn }) => {
    await fill(page, server.url, signedIn);
    await list(page).getByRole('checkbox', { name: 'Select “Cacao”' }).check();
    await list(page).getByRole('checkbox', { name: 'Select “Sugar”' }).check();
    await page.getByRole('button', { name: 'Groups…' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Groups of 2 documents' });
    await dialog.getByRole('checkbox', { name: 'Read' }).check();
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(messages(page)).toContainText('2 documents added to Read');
    await page.getByRole('button', { name: 'Move 2 to trash' }).tap();
    await expect(messages(page)).toContainText('2 documents moved to trash');
    await expect(document(page, 'Cacao')).toBeHidden();
    // It appears where the trash was tapped, and a tap right after that would be ignored.
    await expect(async () => {
      await messages(page).getByRole('button', { name: 'Undo' }).last().tap({ timeout: 2000 });
      await expect(document(page, 'Cacao')).toBeVisible({ timeout: 2000 });
    }).toPass();
  },
);
