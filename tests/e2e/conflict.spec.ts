// Tests two devices that edit one document at once: lists are merged item by item, and only what both changed is asked about.
import type { ApiClient } from '../support/client.ts';
import { beforeNextSave } from './support/beforeNextSave.ts';
import { clientOf } from './support/clientOf.ts';
import { addDocument, updateDocument } from './support/documents.ts';
import { expect, test } from './support/fixtures.ts';

const person = (family: string, given: string) => ({ person: { family, given } });

const addTides = (client: ApiClient) =>
  addDocument(client, {
    other: {
      title: 'Tides',
      keywords: ['tide', 'sea'],
      authors: [person('Berg', 'J.'), person('Roe', 'Ann')],
      note: 'To read.',
    },
  });

const change = (client: ApiClient, id: string, other: object) => updateDocument(client, id, { other });

interface Kept {
  userDocument: { keywords: string[]; note: string; authors: { family?: string; given?: string }[] };
}

const read = async (client: ApiClient, id: string) =>
  (
    await client.ask<Kept>(
      'query ($id: ID!) { userDocument(id: $id) { keywords note authors { ... on Person { family given } } } }',
      { id },
    )
  ).userDocument;

const readTitleAndNote = async (client: ApiClient, id: string) =>
  (
    await client.ask<{ userDocument: { title: string; note: string } }>(
      'query ($id: ID!) { userDocument(id: $id) { title note } }',
      { id },
    )
  ).userDocument;

test('different items of a list, and different fields, are merged without a question', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addTides(client);
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await beforeNextSave(page, () =>
    change(client, id, { keywords: ['sea', 'theirs'], note: 'Read.', authors: [person('Roe', 'Ann')] }),
  );
  const keywords = page.getByRole('combobox', { name: 'Keywords' });
  await keywords.fill('mine');
  await keywords.press('Enter');
  await page.getByRole('group', { name: 'Ann Roe' }).getByRole('textbox', { name: 'Given name' }).fill('Anna');

  await expect
    .poll(() => read(client, id))
    .toMatchObject({
      keywords: ['sea', 'mine', 'theirs'],
      note: 'Read.',
      authors: [{ family: 'Roe', given: 'Anna' }],
    });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Saved .*\d/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Keywords' }).getByText('theirs')).toBeVisible();
});

test(
  'items of a list that both changed are asked about one by one',
  { tag: '@everyWidth' },
  async ({ page, server, signedIn }) => {
    const client = await clientOf(server.url, signedIn);
    const id = await addTides(client);
    await page.goto(`/dashboard?document=${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await beforeNextSave(page, () =>
      change(client, id, {
        authors: [person('Berg', 'Johan'), person('Roe', 'Ann'), person('Okafor', 'Chi')],
        note: 'Read.',
      }),
    );
    await page.getByRole('group', { name: 'J. Berg' }).getByRole('textbox', { name: 'Given name' }).fill('Jana');
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('To read again.');

    const dialog = page.getByRole('dialog', { name: 'This document was changed somewhere else' });
    const authors = dialog.getByRole('list', { name: 'Authors: differences' }).getByRole('listitem');
    await expect(authors).toHaveCount(3);
    await expect(authors.filter({ hasText: 'Jana' })).toContainText('Added by you, replacing “J. Berg”');
    await expect(authors.filter({ hasText: 'Johan' })).toContainText('Added by them');
    await expect(dialog.getByRole('radio', { name: 'Keep', exact: true, checked: true })).toHaveCount(1);
    await expect(dialog.getByText('2 fields left')).toBeVisible();

    await test.step('typing continues meanwhile', async () => {
      await dialog.getByRole('button', { name: 'Decide later' }).click();
      await note.fill('To read again, soon.');
      await page.getByRole('button', { name: 'Compare' }).click();
    });
    await test.step('people can be resolved by hand too, and the focus follows', async () => {
      const mend = dialog.getByRole('button', { name: 'Authors: Edit by hand' });
      await mend.press('Enter');
      const people = dialog.getByRole('group', { name: 'Authors, edited by hand' });
      await expect(people.locator(':focus')).toHaveCount(1);
      await dialog.getByRole('button', { name: 'Choose instead' }).press('Enter');
      await expect(mend).toBeFocused();
    });
    await authors.filter({ hasText: 'Jana' }).getByRole('radio', { name: 'Keep' }).check();
    await authors.filter({ hasText: 'Johan' }).getByRole('radio', { name: 'Leave out' }).check();
    await expect(dialog.getByText('1 field left')).toBeVisible();
    await dialog.getByRole('button', { name: 'Note: Edit by hand' }).press('Enter');
    const byHand = dialog.getByRole('textbox', { name: 'Note, edited by hand' });
    await expect(byHand).toBeFocused();
    await expect(byHand).toHaveValue('To read again, soon.');
    await byHand.fill('Read, and to read again.');
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => read(client, id))
      .toMatchObject({
        keywords: ['tide', 'sea'],
        note: 'Read, and to read again.',
        authors: [
          { family: 'Berg', given: 'Jana' },
          { family: 'Roe', given: 'Ann' },
          { family: 'Okafor', given: 'Chi' },
        ],
      });
  },
);

test('a value resolved by hand survives a reload, and may be the original one', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addTides(client);
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await beforeNextSave(page, () => change(client, id, { note: 'Read.', title: 'High tides' }));
  await page.getByRole('textbox', { name: 'Title' }).fill('Low tides');
  await page.getByRole('textbox', { name: 'Note' }).fill('To read again.');

  const dialog = page.getByRole('dialog', { name: 'This document was changed somewhere else' });
  await dialog.getByRole('button', { name: 'Note: Edit by hand' }).click();
  const byHand = dialog.getByRole('textbox', { name: 'Note, edited by hand' });
  await byHand.fill('Read, and to read again.');

  await test.step('choosing a side instead restores what was typed before', async () => {
    await dialog.getByRole('button', { name: 'Choose instead' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Note: Edit by hand' })).toBeFocused();
    await expect(dialog.getByRole('radio', { name: 'Note: Yours' })).toHaveAccessibleDescription('To read again.');
  });
  await dialog.getByRole('button', { name: 'Note: Edit by hand' }).click();
  await byHand.fill('Read, and to read again.');
  await dialog.getByRole('button', { name: 'Title: Edit by hand' }).click();
  await dialog.getByRole('textbox', { name: 'Title, edited by hand' }).fill('Tides');
  await dialog.getByRole('button', { name: 'Decide later' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Read, and to read again.');

  await page.reload();
  await expect(dialog.getByRole('radio', { name: 'Title: Yours' })).toHaveAccessibleDescription('Tides');
  await dialog.getByRole('button', { name: 'Note: Edit by hand' }).click();
  await dialog.getByRole('button', { name: 'Keep all of mine' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep all of mine' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  await expect.poll(() => readTitleAndNote(client, id)).toEqual({ title: 'Tides', note: 'Read, and to read again.' });
});

test('a kind that somebody else has chosen stays, and so does all typed text', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, {
    journalArticle: { title: 'Tides', in: { journal: { name: 'The sea' }, volume: '1' } },
  });
  const makeThesis = () => updateDocument(client, id, { thesis: { note: 'Theirs' } });
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await beforeNextSave(page, makeThesis);
  await page.getByRole('textbox', { name: 'Volume' }).fill('2');

  const form = page.locator('form');
  const kind = form.getByRole('combobox', { name: 'Kind', exact: true });
  await expect(kind).toHaveText('Thesis');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'This document’s kind was changed to “Thesis”',
  );
  await expect(form.getByRole('list', { name: 'Not shown for this kind' })).toContainText('Journal');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Tides and theses');
  const thesis = 'query ($id: ID!) { userDocument(id: $id) { __typename title note } }';
  await expect
    .poll(() => client.ask(thesis, { id }))
    .toEqual({ userDocument: { __typename: 'Thesis', title: 'Tides and theses', note: 'Theirs' } });

  await test.step('a conflict of kinds asks which one to keep', async () => {
    await beforeNextSave(page, () => updateDocument(client, id, { journalArticle: {} }));
    await kind.click();
    await page.getByRole('option', { name: 'Other', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'This document was changed somewhere else' });
    await expect(dialog.getByRole('radio', { name: 'Kind: Yours' })).toHaveAccessibleDescription('Other');
    await dialog.getByRole('radio', { name: 'Kind: Theirs' }).check();
    await dialog.getByRole('button', { name: 'Save merged' }).click();
    await expect(kind).toHaveText('Journal article');
  });
  const article =
    'query ($id: ID!) { userDocument(id: $id) { ... on JournalArticle { in { journal { name } volume } } } }';
  expect(await client.ask(article, { id })).toEqual({
    userDocument: { in: { journal: { name: 'The sea' }, volume: '2' } },
  });
});

test('uncommitted text is kept when others change the kind to one without that field', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, { thesis: { title: 'Tides', institutionLocations: ['Oslo'] } });
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.locator('form');
  const box = form.getByRole('combobox', { name: 'Institution locations' });
  await beforeNextSave(page, async () => {
    await expect(box).toHaveValue('Bergen');
    await change(client, id, { note: 'Theirs' });
  });
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('Tides and theses');
  await box.pressSequentially('Bergen');
  await expect(form.getByRole('combobox', { name: 'Kind', exact: true })).toHaveText('Other');
  const hidden = form.getByRole('list', { name: 'Not shown for this kind' });
  await expect(hidden).toContainText('Oslo');
  await expect(hidden).toContainText('Bergen');
});

test('of a part, only the members that both changed are asked about', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const issue = (members: object) => ({ journal: { name: 'Ocean Letters' }, volume: '1', number: '1', ...members });
  const id = await addDocument(client, { journalArticle: { title: 'Tides', in: issue({}) } });
  await page.goto(`/dashboard?document=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await beforeNextSave(page, () =>
    updateDocument(client, id, { journalArticle: { in: issue({ volume: '3', number: '9' }) } }),
  );
  await page.getByRole('textbox', { name: 'Volume' }).fill('2');

  const dialog = page.getByRole('dialog', { name: 'This document was changed somewhere else' });
  await expect(dialog.getByText('1 field left')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: 'Journal: Volume: Yours' })).toHaveAccessibleDescription('2');
  await expect(dialog.getByRole('radio', { name: 'Journal: Volume: Theirs' })).toHaveAccessibleDescription('3');

  await test.step('resolving by hand moves the focus to the field, and returns it', async () => {
    const mend = dialog.getByRole('button', { name: 'Journal: Volume: Edit by hand' });
    await mend.press('Enter');
    const byHand = dialog.getByRole('textbox', { name: 'Journal: Volume, edited by hand' });
    await expect(byHand).toBeFocused();
    await byHand.fill('23');
    await dialog.getByRole('button', { name: 'Choose instead' }).press('Enter');
    await expect(mend).toBeFocused();
    await mend.press('Enter');
    await byHand.fill('23');
  });
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  const read = `query ($id: ID!) {
      userDocument(id: $id) { ... on JournalArticle { in { journal { name } volume number } } }
    }`;
  await expect
    .poll(() => client.ask(read, { id }))
    .toEqual({ userDocument: { in: issue({ volume: '23', number: '9' }) } });
  await expect(page.getByRole('textbox', { name: 'Number' })).toHaveValue('9');
});
