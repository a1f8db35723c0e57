// Invitations to shared libraries, as the invited person meets them: logged in or not, in time or too late, and on a bad connection.
import { createLibrary, invite } from '../api/contract/sharingOperations.ts';
import { clientOf } from './support/clientOf.ts';
import { expect, newPerson, test } from './support/fixtures.ts';
import { makeClient } from '../support/client.ts';
import { submitAccount } from './support/library.ts';
import { cutOperation } from './support/requests.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const name = 'Reading group';

/** Another person, who owns a shared library. */
async function newOwner(url: string) {
  const owner = newPerson();
  await makeClient(url).ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', {
    input: owner,
  });
  const client = await clientOf(url, owner);
  return { owner, client, libraryId: await createLibrary(client, name) };
}

test(
  'a person who is invited logs in, sees who invites them to what, and joins',
  { tag: '@everyWidth' },
  async ({ page, account, server }) => {
    const { owner, client, libraryId } = await newOwner(server.url);
    const secret = await invite(client, { libraryId, role: 'EDITOR' });
    await page.goto(`/invitation/${secret}`);
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await submitAccount(page, account, 'Log in');

    await expect(page.getByRole('heading', { name: `Join “${name}”` })).toBeVisible();
    await expect(page).toHaveTitle(/Reading group/);
    const main = page.getByRole('main');
    await expect(main).toContainText(`${owner.email} invites you`);
    await expect(main).toContainText('Editor');
    await expect(main).toContainText(account.email);
    await expectNoAxeViolations(page);

    const restore = await cutOperation(page, 'acceptInvitationMutation');
    await page.getByRole('button', { name: 'Join library' }).click();
    await expect(page.getByRole('alert')).toContainText('Network request failed');
    restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: `You joined “${name}”` })).toBeFocused();
    await page.getByRole('link', { name: 'Open library' }).click();
    await expect(page).toHaveURL(`/dashboard?library=${libraryId}`);

    // It was for one person, who is a member now, and for whom the link has ended.
    await page.goto(`/invitation/${secret}`);
    await expect(page.getByRole('heading', { name: 'This invitation has ended' })).toBeFocused();
    await page.getByRole('link', { name: 'Go to my library' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test('an invitation that is not wanted now stays valid, and a member opens the library', async ({
  page,
  signedIn,
  server,
}) => {
  const { client, libraryId } = await newOwner(server.url);
  const secret = await invite(client, { libraryId, role: 'READER', uses: 2 });
  await page.goto(`/invitation/${secret}`);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(`/invitation/${secret}`);
  await page.getByRole('button', { name: 'Join library' }).press('Enter');
  await expect(page.getByRole('heading', { name: `You joined “${name}”` })).toBeFocused();
  await page.goto(`/invitation/${secret}`);
  await expect(page.getByRole('heading', { name: `You are a member of “${name}”` })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open library' })).toHaveAttribute(
    'href',
    `/dashboard?library=${libraryId}`,
  );
  expect(signedIn.email).not.toBe('');
});

test('an invitation that cannot be loaded is asked for again', async ({ page, signedIn, server }) => {
  const { client, libraryId } = await newOwner(server.url);
  const secret = await invite(client, { libraryId, role: 'READER' });
  const restore = await cutOperation(page, 'loadInvitationQuery');
  await page.goto(`/invitation/${secret}`);
  await expect(page.getByRole('alert')).toContainText('Network request failed');
  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(signedIn.email);
});
