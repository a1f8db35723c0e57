// Tests that what was typed in a shared library is not lost when the person may not change it any more: it is copied to their own library.
import { changeLibrary, createLibrary, invite, share } from '../api/contract/sharingOperations.ts';
import { makeClient } from '../support/client.ts';
import { clientOf } from './support/clientOf.ts';
import { titleField } from './support/editing.ts';
import { expect, newPerson, test } from './support/fixtures.ts';
import { openDocument } from './support/library.ts';

for (const [what, mutation, change] of [
  ['may only read', 'setMemberRole', { role: 'READER' }],
  ['is removed from', 'removeMember', {}],
] as const) {
  test(`a person who ${what} a library while typing copies the document to their own`, async ({
    page,
    signedIn,
    server,
  }) => {
    const owner = newPerson();
    await makeClient(server.url).ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', {
      input: owner,
    });
    const client = await clientOf(server.url, owner);
    const libraryId = await createLibrary(client, 'Reading group');
    const member = await clientOf(server.url, signedIn);
    await changeLibrary(member, 'acceptInvitation', { secret: await invite(client, { libraryId, role: 'EDITOR' }) });
    await client.ask('mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { undo } }', {
      input: { libraryId, documents: [{ other: { title: 'Tides', note: 'Of the North Sea' } }] },
    });
    const { me } = await member.ask<{ me: { id: string } }>('{ me { id } }');

    await page.goto(`/dashboard?library=${libraryId}`);
    const pane = await openDocument(page, 'Tides');
    await pane.getByRole('button', { name: 'Edit', exact: true }).click();
    await share(client, mutation, { libraryId, userId: me.id, ...change });
    await titleField(page).fill('Typed at the last moment');
    await page.getByRole('button', { name: 'Copy to my library' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Copied to your library');

    const own = await member.ask<{ me: { documents: { edges: unknown[] } } }>(
      '{ me { documents { edges { node { title ... on Other { note } } } } } }',
    );
    expect(own.me.documents.edges).toEqual([{ node: { title: 'Typed at the last moment', note: 'Of the North Sea' } }]);
  });
}
