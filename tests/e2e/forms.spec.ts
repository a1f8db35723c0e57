// Tests the form of a document: changing the kind keeps everything, and identifiers become links.
import { clientOf } from './support/clientOf.ts';
import { addDocument } from './support/documents.ts';
import { beginNew, titleField } from './support/editing.ts';
import { expect, test } from './support/fixtures.ts';
import { holdOperation } from './support/requests.ts';

test('a change of the kind says which fields it hides, and loses nothing', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  const id = await addDocument(client, {
    journalArticle: {
      title: 'Tides',
      pageStart: '12',
      pageEnd: '19',
      in: { volume: '3', journal: { name: 'The sea', issn: ['0165-0327', '0165-0328'] } },
    },
  });
  await page.goto(`/dashboard?document=${id}`);
  const pane = page.getByRole('region', { name: 'Tides' });
  await expect(pane.getByRole('link', { name: '0165-0327' })).toHaveAttribute(
    'href',
    'https://portal.issn.org/resource/ISSN/0165-0327',
  );
  // Its check digit is wrong, so it gets no link.
  await expect(pane).toContainText('0165-0328');
  await expect(pane.getByRole('link', { name: '0165-0328' })).toHaveCount(0);

  await page.keyboard.press('e');
  const kindBox = page.getByRole('combobox', { name: 'Kind', exact: true });
  const choose = async (name: string) => {
    await kindBox.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Thesis');
  const kept = page.getByRole('list', { name: 'Not shown for this kind' });
  await expect(kept).toContainText('First page');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();

  await test.step('hidden fields are still there after a reload, and can be cleared and shown again', async () => {
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(kept).toContainText('Journal: ');
    await kept.getByRole('button', { name: 'Clear last page' }).click();
    await expect(kept.getByText('Last page')).toHaveCount(0);
    const held = await holdOperation(page, 'updateDocumentMutation');
    await page.getByRole('button', { name: 'Change the kind to journal article' }).click();
    // The form shows it without waiting for the server.
    await expect.poll(() => held.length).toBe(1);
    await expect(kept).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Last page' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Volume', exact: true })).toHaveValue('3');
    await held[0]?.continue();
  });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(pane.getByRole('link', { name: '0165-0327' })).toBeVisible();
  await expect(pane).toContainText('12');
});

test('people, keywords and journals are suggested as the library spells them, and can be typed freely', async ({
  page,
  server,
  signedIn,
}) => {
  const client = await clientOf(server.url, signedIn);
  const add = (title: string, fields: object) => addDocument(client, { journalArticle: { title, ...fields } });
  await add('Cacao', {
    authors: [{ person: { family: 'Beethoven', nonDroppingParticle: 'van', given: 'Ludwig' } }],
    keywords: ['Flavonoids'],
    in: { journal: { name: 'Journal of Affective Disorders' } },
  });
  const id = await add('Tides', { keywords: ['sea'] });
  await page.goto(`/dashboard?document=${id}`);
  const pane = page.getByRole('region', { name: 'Tides' });
  await expect(pane).toContainText('sea');
  await page.keyboard.press('e');
  const keywords = page.getByRole('combobox', { name: 'Keywords' });
  await keywords.pressSequentially('fla');
  await page.getByRole('option', { name: 'Flavonoids', exact: true }).click();
  await keywords.pressSequentially('of my own');
  await keywords.press('Enter');
  const authors = page.getByRole('combobox', { name: 'Authors' });
  await authors.pressSequentially('beet');
  await page.getByRole('option', { name: 'Ludwig van Beethoven' }).click();
  await expect(page.getByRole('group', { name: 'Ludwig van Beethoven' })).toBeVisible();
  await authors.pressSequentially('Beetham, Ann');
  await authors.press('Enter');
  await expect(page.getByRole('group', { name: 'Ann Beetham' })).toBeVisible();
  const journal = page.getByRole('combobox', { name: 'Journal', exact: true });
  await journal.pressSequentially('journal of');
  await expect(page.getByRole('option', { name: 'Journal of Affective Disorders' })).toBeVisible();
  await journal.press('ArrowDown');
  await journal.press('Enter');
  await expect(journal).toHaveValue('Journal of Affective Disorders');
  await page.getByRole('button', { name: 'Done' }).click();
  for (const words of [
    'Ludwig van Beethoven',
    'Ann Beetham',
    'sea',
    'Flavonoids',
    'of my own',
    'Journal of Affective Disorders',
  ])
    await expect(pane).toContainText(words);

  await test.step('a name that is not in the library is kept as typed', async () => {
    await page.keyboard.press('e');
    await journal.fill('Journal of none');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(pane).toContainText('Journal of none');
  });
});

test('text typed for one kind is kept when the document is added as another', async ({ page, server, signedIn }) => {
  const client = await clientOf(server.url, signedIn);
  await page.goto('/dashboard');
  await beginNew(page, 'journalArticle');
  await titleField(page).fill('Tides');
  await page.getByRole('textbox', { name: 'First page' }).fill('12');
  await page.getByRole('combobox', { name: 'Kind', exact: true }).click();
  await page.getByRole('option', { name: 'Thesis', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Not shown for this kind' })).toContainText('First page');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(page.getByRole('region', { name: 'Tides' })).toBeVisible();
  const { me } = await client.ask<{ me: { documents: { edges: { node: object }[] } } }>(
    '{ me { documents { edges { node { __typename title hiddenFields { kind name value } } } } } }',
  );
  expect(me.documents.edges.map(({ node }) => node)).toEqual([
    {
      __typename: 'Thesis',
      title: 'Tides',
      hiddenFields: [{ kind: 'journalArticle', name: 'pageStart', value: '"12"' }],
    },
  ]);
});

test('a part without its required name is reported, and is in the source anyway', async ({
  page,
  server,
  signedIn,
}) => {
  await page.goto('/dashboard');
  await beginNew(page, 'journalArticle');
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('5');
  await page.getByRole('radio', { name: 'Source', exact: true }).check();
  await expect(page.getByRole('textbox', { name: 'Source' })).toHaveValue(/ {2}number = \{5\},/);
  await expect(page.getByText('Journal: enter a name.')).toBeVisible();
  await expect(page.getByText('›')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(page.getByText('Journal: enter a name.')).toBeVisible();
  const { me } = await (
    await clientOf(server.url, signedIn)
  ).ask<{ me: { documents: { totalCount: number } } }>('{ me { documents { totalCount } } }');
  expect(me.documents.totalCount).toBe(0);
});
