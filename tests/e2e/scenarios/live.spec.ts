// Tests live events in the mock server's scenarios: others in the library, and a stream that is cut.
import { makeClient } from '../../support/client.ts';
import { expect, test } from '../../support/mockWorld.ts';
import { addDocuments } from '../support/documents.ts';
import { editFirst, titleField } from '../support/editing.ts';
import { list } from '../support/library.ts';

// Pages connect when they are idle, and not over a slow connection.
test.use({ preloads: true });

test.describe(() => {
  test.use({ scenario: 'others-here' });

  test(
    'others-here: they are listed, and a document says who edits it, also while it is edited here',
    { tag: '@everyWidth' },
    async ({ page, world }) => {
      await world.signIn();
      await page.goto('/dashboard');
      const here = page.getByRole('list', { name: 'Also here' });
      await expect(here.getByRole('listitem')).toHaveText([/Ada Lovelace/, /Grace Hopper/]);
      await editFirst(page);
      await expect(page.getByText('Ada Lovelace is editing “Title”.')).toBeVisible();
      await titleField(page).fill('Typed beside Ada');
      await expect(page.getByText('Ada Lovelace is editing “Title”.')).toBeVisible();
    },
  );
});

test.describe(() => {
  test.use({ scenario: 'events-cut' });

  test('events-cut: changes still come, when the page asks for them', async ({ page, context, world, mock }) => {
    await world.signIn();
    await page.clock.install();
    let attempts = 0;
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/events')) attempts += 1;
    });
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/events')) attempts += 1;
    });
    await page.goto('/dashboard');
    await expect(list(page)).toBeVisible();
    await expect.poll(() => attempts, { timeout: 20_000 }).toBeGreaterThan(1);
    const other = makeClient(mock.url);
    for (const { name, value } of await context.cookies()) other.cookies.set(name, value);
    await addDocuments(other, [{ other: { title: 'From elsewhere' } }]);
    await page.clock.fastForward(21_000);
    await expect(list(page).getByRole('link', { name: 'From elsewhere' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Also here' })).toHaveCount(0);
  });
});
