// Tests the app in the mock server's scenarios of failing networks and servers, and that no typed text is lost.
import type { Page } from '@playwright/test';
import { failureOf } from '#mock-server/scenarios/flaky.ts';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { expect, test } from '../../support/mockWorld.ts';
import { holdTimeLimits, runOutOfTime } from '../../support/timeLimits.ts';
import {
  beginNew,
  editFirst,
  expectSaved,
  expectUnsaved,
  saveAgain,
  titleField,
  tryUntilSaved,
} from '../support/editing.ts';
import { chooseFile, expectCount, list, submitAccount } from '../support/library.ts';

const save = 'updateDocumentMutation';
const twoBooks = {
  name: 'two.bib',
  mimeType: 'text/plain',
  buffer: Buffer.from('@book{one, title = {The first}}\n@book{two, title = {The second}}'),
};

/** Asserts that the list pane reports the failure, and shows the list after a retry. */
async function expectNoList(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(`The list could not be loaded: ${why}. The library is safe.`);
}

test('unreachable: forms, list and editor say so, keep what was typed, and continue afterwards', async ({
  page,
  world,
}) => {
  await world.play('unreachable');
  await page.goto('/user/login');
  await submitAccount(page, demoPerson, 'Log in');
  await expect(page.getByRole('alert')).toContainText('Network request failed');
  await expect(page.getByLabel('E-mail')).toHaveValue(demoPerson.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPerson.password);

  await world.play('ordinary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await editFirst(page);

  await world.play('unreachable');
  await titleField(page).fill('Typed while the server was away');
  await expectUnsaved(page, 'Typed while the server was away', /Not saved: Network request failed/);

  await world.play('ordinary');
  await saveAgain(page, 'Typed while the server was away');
});

test('unreachable: a reload ends no session, mentions drafts without showing them, and continues by itself', async ({
  page,
  world,
}) => {
  await world.signIn();
  await page.goto('/dashboard');
  await editFirst(page);
  await world.play('unreachable');
  await titleField(page).fill('Typed before the reload');
  await expectUnsaved(page, 'Typed before the reload', /Not saved: Network request failed/);
  page.on('dialog', (dialog) => void dialog.accept());
  const { pathname, search } = new URL(page.url());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This doesn’t log you out');
  await expect(page.getByText('Unsaved changes to 1 document are kept on this device.')).toBeVisible();
  expect(page.url()).toContain(`${pathname}${search}`);
  await expect(page.locator('form, input')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(demoPerson.email);
  await expect(page.locator('body')).not.toContainText('Typed before the reload');

  await test.step('Retry sends a request, and reports another failure', async () => {
    const asked = page.waitForRequest(/_auth\/session/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await asked;
    await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  });

  await test.step('without a press, it continues where it was', async () => {
    await world.play('ordinary');
    await expect(titleField(page)).toHaveValue('Typed before the reload');
    expect(page.url()).toContain(pathname);
  });
});

test('unreachable: a person who was logged in sees no log-in form either, and is redirected automatically', async ({
  page,
  world,
}) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await world.play('unreachable');
  await page.goto('/user/login');
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await expect(page.locator('form, input')).toHaveCount(0);
  await world.play('ordinary');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('unreachable: a session that ended meanwhile leads to the log-in', async ({ page, world, context }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await expect(list(page).getByRole('link').first()).toBeVisible();
  await world.play('unreachable');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await context.clearCookies({ name: /session/ });
  await world.play('ordinary');
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
});

test('unreachable: an import stops, says what is safe, and continues from there', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await chooseFile(page, twoBooks);
  const start = page.getByRole('button', { name: 'Add 2 documents' });
  await expect(start).toBeVisible();
  await world.play('unreachable');
  await start.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('What has been added is safe');
  await world.play('ordinary');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/2 documents added to your library/)).toBeVisible();
});

for (const scenario of ['server-error', 'malformed-answer']) {
  test(`${scenario}: list and editor say so, keep what was typed, and go on when it is over`, async ({
    page,
    world,
  }) => {
    await world.signIn();
    await world.play(scenario, { operation: 'listQuery' });
    await page.goto('/dashboard');
    await expectNoList(page, 'Network request failed');
    await world.play('ordinary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await editFirst(page);

    await world.play(scenario);
    await titleField(page).fill('Typed in bad times');
    await expectUnsaved(page, 'Typed in bad times', /Not saved: Network request failed/);
    await world.play('ordinary');
    await saveAgain(page, 'Typed in bad times');
  });
}

test('partial-data: incomplete data is not shown, not even in an editor, and typed text is saved', async ({
  page,
  world,
}) => {
  await world.signIn();
  await page.goto('/dashboard');
  await world.play('partial-data');
  await list(page).getByRole('link').first().click();
  const failure = page.getByRole('region', { name: 'The document could not be loaded' });
  await expect(failure).toContainText('Nothing in it has changed');
  await expect(list(page)).toBeVisible();

  await world.play('ordinary');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const abstract = page.getByRole('textbox', { name: 'Abstract', exact: true });
  const text = await abstract.inputValue();
  expect(text).not.toBe('');

  await world.play('partial-data');
  await titleField(page).fill('Typed beside a hole');
  await expectUnsaved(page, 'Typed beside a hole', /Not saved: GraphQL response contains errors/);
  await expect(abstract).toHaveValue(text);
  await world.play('ordinary');
  await saveAgain(page, 'Typed beside a hole');
  await expect(page.getByText(text)).toBeVisible();
});

test('slow: a skeleton is shown while loading, and text typed during a save is saved after it', async ({
  page,
  world,
}) => {
  await world.signIn();
  await world.play('slow');
  await page.goto('/dashboard');
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
  await editFirst(page);
  const sent = page.waitForRequest((request) => request.postData()?.includes(save) ?? false);
  await titleField(page).fill('Typed first');
  await sent;
  await expect(page.getByText('Saving…')).toBeVisible();
  await titleField(page).fill('Typed first and last');
  await expectSaved(page, 'Typed first and last');
});

test('flaky: retrying saves everything', async ({ page, world }) => {
  await world.signIn();
  await page.goto('/dashboard');
  await editFirst(page);
  await world.play('flaky', { operation: save });
  for (const title of ['Draft 1', 'Draft 2', 'Draft 3', 'Draft 4', 'Draft 5', 'Draft 6']) {
    await titleField(page).fill(title);
    await tryUntilSaved(page);
    await expect(titleField(page)).toHaveValue(title);
  }
  const saves = (await world.operations()).filter(({ name }) => name === save).toReversed();
  const failures = saves.map((_, at) => failureOf(1, at + 1));
  expect(saves.map(({ status }) => status)).toEqual(failures.map((each) => (each === 'unavailable' ? 503 : 200)));
  expect(new Set(failures)).toEqual(new Set(['cut', 'unavailable', null]));
  await expectSaved(page, 'Draft 6');
});

test('timing-out: list and editor time out, say so, keep what was typed, and continue', async ({ page, world }) => {
  await holdTimeLimits(page);
  await world.signIn();
  await world.play('timing-out', { operation: 'listQuery' });
  const asked = page.waitForRequest((request) => request.postData()?.includes('listQuery') ?? false);
  await page.goto('/dashboard');
  await asked;
  await runOutOfTime(page);
  await expectNoList(page, 'Network request timed out');
  await world.play('ordinary');
  await page.getByRole('button', { name: 'Try again' }).click();
  await editFirst(page);

  await world.play('timing-out');
  const sent = page.waitForRequest((request) => request.postData()?.includes(save) ?? false);
  await titleField(page).fill('Typed into silence');
  await sent;
  await expect(page.getByText('Saving…')).toBeVisible();
  await runOutOfTime(page);
  await expectUnsaved(page, 'Typed into silence', /Not saved: Network request timed out/);
  await world.play('ordinary');
  await saveAgain(page, 'Typed into silence');
});

test.describe(() => {
  test.beforeEach(async ({ page, world }) => {
    await world.signIn();
    await page.goto('/dashboard');
  });

  test('saved-not-answered: an edit is retried without a conflict', async ({ page, world }) => {
    await editFirst(page);
    await world.play('saved-not-answered');
    await titleField(page).fill('Nobody was told');
    await expectUnsaved(page, 'Nobody was told', /Not saved: Network request failed/);
    await world.play('ordinary');
    await saveAgain(page, 'Nobody was told');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('saved-not-answered: a new document and an import are added once', async ({ page, world }) => {
    await beginNew(page);
    await titleField(page).fill('Added once');
    await world.play('saved-not-answered');
    await page.getByRole('button', { name: 'Add', exact: true }).last().click();
    await expectUnsaved(page, 'Added once', /Not (saved|added): Network request failed/);
    await world.play('ordinary');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Added once' })).toBeVisible();
    await expectCount(page, '109');

    await chooseFile(page, twoBooks);
    const start = page.getByRole('button', { name: 'Add 2 documents' });
    await expect(start).toBeVisible();
    await world.play('saved-not-answered');
    await start.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Continuing won’t add anything twice');
    await world.play('ordinary');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/2 documents added to your library/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expectCount(page, '111');
  });
});
