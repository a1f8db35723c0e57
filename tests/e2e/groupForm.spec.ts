// Tests the group form by keyboard alone: all eight kinds, a live count of matching documents, and errors beside their fields.
import type { Locator, Page } from '@playwright/test';
import { groupKindLabels } from '#bibliography/groups/groupKindLabels.ts';
import { type FilledGroupKind, groupKinds } from '#bibliography/groups/groupRule.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { importFile } from './support/library.ts';
import { cutOperation } from './support/requests.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const count = (page: Page) => dialog(page).locator('[data-part="count"]');

/** Opens the form by keyboard; the focus starts in the name field. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New group', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused();
}

/** Moves from the name to the kind by Tab and chooses it with arrow keys. */
async function chooseKind(page: Page, kind: FilledGroupKind): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: groupKindLabels.explicit.label })).toBeFocused();
  for (let step = groupKinds.indexOf(kind); step > 0; step -= 1) await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: groupKindLabels[kind].label, exact: true })).toBeChecked();
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

/** Types into the text box of this name, replacing its text. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  const box = dialog(page)
    .getByRole('textbox', { name, exact: true })
    .or(dialog(page).getByRole('combobox', { name, exact: true }));
  await tabTo(page, box);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

interface Round {
  kind: FilledGroupKind;
  name: string;
  fill?: (page: Page) => Promise<void>;
  holds: string;
}

/** Counts for the 16 documents of chocolate.bib. */
const rounds: readonly Round[] = [
  { kind: 'explicit', name: 'By hand', holds: '0 documents' },
  {
    kind: 'wordKeyword',
    name: 'On mood',
    async fill(page) {
      await typeInto(page, 'Field', 'title');
      await page.keyboard.press('Enter');
      await typeInto(page, 'Keyword', 'mood');
      await tabTo(page, dialog(page).getByRole('radio', { name: 'Whole keyword' }));
      await page.keyboard.press('ArrowDown');
    },
    holds: '3 documents',
  },
  {
    kind: 'regexKeyword',
    name: 'Begins with cocoa',
    async fill(page) {
      await typeInto(page, 'Field', 'title');
      await page.keyboard.press('Enter');
      await typeInto(page, 'Regular expression', '^(cocoa');
      await expect(dialog(page).getByText(/isn’t closed/)).toBeVisible();
      await page.keyboard.type(')');
      await expect(dialog(page).getByText(/isn’t closed/)).toBeHidden();
    },
    holds: '3 documents',
  },
  {
    kind: 'search',
    name: 'Reviews',
    fill: async (page) => typeInto(page, 'Search', 'title = systematic'),
    holds: '4 documents',
  },
  {
    kind: 'lastName',
    name: 'Parker',
    fill: async (page) => typeInto(page, 'Last name', 'Parker'),
    holds: '1 document',
  },
  { kind: 'automaticKeyword', name: 'Keywords', holds: '0 documents' },
  { kind: 'automaticPersons', name: 'People', holds: '16 documents' },
  {
    kind: 'tex',
    name: 'Chapter 2',
    async fill(page) {
      const choose = dialog(page).getByRole('button', { name: 'Choose an .aux or .tex file' });
      // Waits for the request before looking at the page: the next key could otherwise come first.
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, choose);
      await page.keyboard.press('Enter');
      const text = '\\relax\n\\citation{Corti_2009,Cooper_2007}\n\\citation{Nobody_1900}\n';
      await (await chooser).setFiles({ name: 'chapter2.aux', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await expect(dialog(page).getByText('chapter2.aux, 3 keys')).toBeVisible();
      await expect(dialog(page).getByText('1 key is not in the library')).toBeVisible();
      await expect(dialog(page).getByText('14 documents are not cited')).toBeVisible();
      // The button has the focus again, and Enter would press it.
      await page.keyboard.press('Shift+Tab');
    },
    holds: '2 documents',
  },
];

test('one group of each kind is added by keyboard alone, counted while it is typed', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/dashboard');
  await importFile(page, 'chocolate.bib', 16);
  for (const { kind, name, fill, holds } of rounds) {
    await test.step(groupKindLabels[kind].label, async () => {
      await openForm(page);
      await page.keyboard.type(name);
      await chooseKind(page, kind);
      await fill?.(page);
      await expect(count(page)).toHaveText(holds);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('treeitem', { name })).toBeVisible();
    });
  }

  await test.step('Undo removes one', async () => {
    // The page shows only a few messages at once.
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
    const said = await message.getByText(/created$/).innerText();
    await message.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('treeitem', { name: said.replace(/[“”]| created$/g, '') })).toBeHidden();
  });
});

test(
  'nothing typed is lost by a refusal, another kind, or an accidental Escape',
  { tag: '@everyWidth' },
  async ({ page, signedIn, isMobile }) => {
    expect(signedIn.email).not.toBe('');
    await page.goto('/dashboard');
    // On phones the groups are behind a button.
    if (isMobile) await page.getByRole('button', { name: 'Groups', exact: true }).click();
    await page.getByRole('button', { name: 'New group', exact: true }).first().click();
    const form = page.getByRole('dialog', { name: /^New group/ });
    const name = form.getByLabel('Name', { exact: true });

    await test.step('a missing value is reported in place, and the first such field gets the focus', async () => {
      await form.getByRole('radio', { name: groupKindLabels.lastName.label, exact: true }).click();
      await form.getByRole('button', { name: 'Create group' }).click();
      await expect(name).toBeFocused();
      await expect(form.getByText('Give the group a name.')).toBeVisible();
      await expect(form.getByText('Enter a last name.')).toBeVisible();
      await expectNoAxeViolations(page, { within: 'dialog' });
    });

    await test.step('text typed for one kind is kept while another is selected', async () => {
      await name.fill('Curie');
      await form.getByLabel('Last name', { exact: true }).last().fill('Curie');
      await form.getByRole('radio', { name: groupKindLabels.search.label, exact: true }).click();
      await form.getByLabel('Search', { exact: true }).last().fill('author = curie and');
      await expect(form.getByText(/Add a search term after AND/)).toBeVisible();
      await form.getByRole('radio', { name: groupKindLabels.lastName.label, exact: true }).click();
      await expect(form.getByLabel('Last name', { exact: true }).last()).toHaveValue('Curie');
    });

    await test.step('a save without an answer keeps everything, and can be repeated', async () => {
      const restore = await cutOperation(page, 'createGroupMutation');
      await form.getByRole('button', { name: 'Create group' }).click();
      await expect(form.getByRole('alert')).toContainText('Your input is kept.');
      await expect(name).toHaveValue('Curie');
      restore();
    });

    await test.step('Escape asks', async () => {
      await name.press('Escape');
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(name).toHaveValue('Curie');
      await form.getByRole('button', { name: 'Try again' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('treeitem', { name: 'Curie' })).toBeVisible();
    });
  },
);

test('a file of 100 MB is refused with a message, without being read', async ({ page, signedIn }) => {
  expect(signedIn.email).not.toBe('');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New group', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: /^New group/ });
  await form.getByRole('radio', { name: groupKindLabels.tex.label, exact: true }).click();
  await form.locator('[data-part="citing-file"]').evaluate((input: HTMLInputElement) => {
    // A file whose size is faked: reading it would fail.
    const file = new File(['x'], 'thesis.aux');
    Object.defineProperty(file, 'size', { value: 100_000_000 });
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(form.getByText('thesis.aux is 100 MB, more than the limit of 20 MB.')).toBeVisible();
});
