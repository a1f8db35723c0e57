// Tests editing a document in the mock server's scenarios, and that no typed text is lost.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/mockWorld.ts';
import { beginNew, editFirst, expectSaved, expectUnsaved, saveAgain, titleField } from '../support/editing.ts';
import { list } from '../support/library.ts';
import { interceptOperation } from '../support/requests.ts';

test.beforeEach(async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
});

test('conflict: both edits are shown, and the chosen one is saved', async ({ page, world }) => {
  await editFirst(page);
  await world.play('conflict');
  await titleField(page).fill('The title that I chose');

  const dialog = page.getByRole('dialog', { name: 'This document was changed somewhere else' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('The title that somebody else chose')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save merged' })).toBeDisabled();

  await test.step('deciding later keeps the text', async () => {
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await expectUnsaved(page, 'The title that I chose', 'Not saved: changed somewhere else');
    await page.getByRole('button', { name: 'Compare' }).click();
  });
  await dialog.getByRole('radio', { name: 'Title: yours' }).check();
  await dialog.getByRole('button', { name: 'Save merged' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'The title that I chose' })).toBeVisible();
});

test('document-deleted: the editor says so and keeps the text until the document is restored', async ({
  page,
  world,
}) => {
  await editFirst(page);
  await world.play('document-deleted');
  await titleField(page).fill('Typed into nothing');
  await expectUnsaved(page, 'Typed into nothing', 'Not saved: deleted somewhere else');
  await world.play('ordinary');
  await saveAgain(page, 'Typed into nothing');
});

test('document-deleted: the document is looked for, and the text is saved in it', async ({ page, world }) => {
  await editFirst(page);
  await world.play('document-deleted');
  await titleField(page).fill('Typed into nothing');
  await expectUnsaved(page, 'Typed into nothing', 'Not saved: deleted somewhere else');
  await world.play('ordinary');
  await page.getByRole('button', { name: 'Restore document' }).click();
  await expectSaved(page, 'Typed into nothing');
});

test('forbidden: what was typed is kept, and copied to the own library', async ({ page }) => {
  await editFirst(page);
  const end = await interceptOperation(page, 'updateDocumentMutation', (route) =>
    route.fulfill({
      json: {
        data: { updateUserDocument: null },
        errors: [{ message: 'You can only read this library.', extensions: { code: 'FORBIDDEN' } }],
      },
    }),
  );
  await titleField(page).fill('Typed by a former editor');
  await expectUnsaved(page, 'Typed by a former editor', 'Not saved: you can’t change this library');
  await page.getByRole('button', { name: 'Copy to my library' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Copied to your library');
  await expect(titleField(page)).not.toHaveValue('Typed by a former editor');
  end();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(list(page).getByRole('link', { name: 'Typed by a former editor' })).toBeVisible();
});

for (const [where, ends] of [
  ['in the trash', ['deleteUserDocuments']],
  ['gone for good', ['deleteUserDocuments', 'purgeUserDocuments']],
] as const) {
  test(`a document that was ${where} meanwhile is restored completely, with the typed text`, async ({ page }) => {
    await editFirst(page);
    const id = new URL(page.url()).searchParams.get('document');
    const year = await page.getByRole('textbox', { name: 'Date', exact: true }).inputValue();
    for (const end of ends)
      await page.request.post('/api', {
        data: {
          query: `mutation ($selection: DocumentSelection!) { ${end}(input: { selection: $selection }) { count } }`,
          variables: { selection: { ids: [id], filterBy: end === 'purgeUserDocuments' ? { trashed: true } : null } },
        },
      });
    await titleField(page).fill('It was worth keeping');
    await expectUnsaved(page, 'It was worth keeping', 'Not saved: deleted somewhere else');
    await page.getByRole('button', { name: 'Restore document' }).click();
    await expect(page.getByText(/^Saved .*\d/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'It was worth keeping' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'It was worth keeping' })).toContainText(year.slice(0, 4));
    expect(new URL(page.url()).searchParams.get('document') === id).toBe(where === 'in the trash');
  });
}

/** Sends API requests with the page's session. */
async function ask<Data>(page: Page, query: string, variables: object): Promise<Data> {
  const answer = await page.request.post('/api', { data: { query, variables } });
  return ((await answer.json()) as { data: Data }).data;
}

test('a purged document is restored with its groups, its date and its other fields', async ({ page }) => {
  await list(page).getByRole('link').first().click();
  const documentOf = () => new URL(page.url()).searchParams.get('document');
  await expect.poll(documentOf).not.toBeNull();
  const id = documentOf();
  const selection = { ids: [id] };
  const putInto = async (name: string) => {
    const { createGroup } = await ask<{ createGroup: { id: string } }>(
      page,
      'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
      { input: { name, explicitGroup: { keywordDelimiter: ',', documentIds: [id] } } },
    );
    return createGroup.id;
  };
  await ask(page, 'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }', {
    input: { id, keepKind: true, thesis: { institution: 'CERN' } },
  });
  const [staying, going] = [await putInto('Staying'), await putInto('Going')];
  const read = async (document: string | null) =>
    (
      await ask<{ userDocument: { added: string; groups: { id: string }[]; hiddenFields: object[] } }>(
        page,
        'query ($id: ID!) { userDocument(id: $id) { added groups { id } hiddenFields { kind name value } } }',
        { id: document },
      )
    ).userDocument;
  const before = await read(id);
  expect(before.hiddenFields).toContainEqual({ kind: 'thesis', name: 'institution', value: '"CERN"' });
  expect(before.groups.map((group) => group.id)).toEqual(expect.arrayContaining([staying, going]));
  await page.reload();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await ask(page, 'mutation ($input: DeleteUserDocumentsInput!) { deleteUserDocuments(input: $input) { count } }', {
    input: { selection },
  });
  await ask(page, 'mutation ($input: PurgeUserDocumentsInput!) { purgeUserDocuments(input: $input) { count } }', {
    input: { selection: { ids: [id], filterBy: { trashed: true } } },
  });
  await ask(page, 'mutation ($input: DeleteGroupInput!) { deleteGroup(input: $input) { id } }', {
    input: { id: going },
  });
  await titleField(page).fill('It was worth keeping');
  await page.getByRole('button', { name: 'Restore document' }).click();
  await expect(page.getByRole('heading', { name: 'It was worth keeping' })).toBeVisible();
  expect(documentOf()).not.toBe(id);
  const after = await read(documentOf());
  expect(after.added).toBe(before.added);
  expect(after.hiddenFields).toEqual(before.hiddenFields);
  expect(after.groups).toEqual(before.groups.filter((group) => group.id !== going));
});

test('document-refused: the problem is shown at the title, which stays as typed', async ({ page, world }) => {
  await editFirst(page);
  await world.play('document-refused');
  await titleField(page).fill('Refused');
  await expectUnsaved(page, 'Refused', '1 field not saved');
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(titleField(page)).toHaveAccessibleDescription(/This title cannot be stored/);
  await world.play('ordinary');
  await titleField(page).fill('Taken');
  await expectSaved(page, 'Taken');
});

test('document-refused: a new document is not added, and not lost', async ({ page, world }) => {
  await beginNew(page);
  await world.play('document-refused');
  await titleField(page).fill('Not wanted');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expectUnsaved(page, 'Not wanted', 'Not added: 1 field has an error');
});

test('storage-full-server: a new document is not added, its form keeps what was typed and says so', async ({
  page,
  world,
}) => {
  await beginNew(page);
  await titleField(page).fill('Typed on a full disk');
  await world.play('storage-full-server');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expectUnsaved(page, 'Typed on a full disk', /Not saved: .*storage is full; nothing of this was saved/);
  await world.play('ordinary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Typed on a full disk' })).toBeVisible();
});
