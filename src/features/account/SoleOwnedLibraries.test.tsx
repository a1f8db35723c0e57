// Tests that the dialog that deletes an account names the shared libraries that this ends or hands on, and to whom.
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { accountQuery as AccountQuery } from '#src/__generated__/accountQuery.graphql.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { accountQuery } from './accountQuery.ts';
import { DeleteSection } from './DeleteSection.tsx';
import { SoleOwnedLibraries } from './SoleOwnedLibraries.tsx';

beforeAll(stubDialogs);
afterEach(cleanup);

const owned = (name: string, memberCount: number, heir: object | null) => ({
  library: { id: `lib_${name}`, name, members: Array.from({ length: memberCount }, () => ({ __typename: 'Member' })) },
  heir: heir && { id: `usr_of_${name}`, name: null, email: null, ...heir },
});

const account = {
  id: 'usr_1',
  email: 'ada@example.org',
  emailConfirmed: '2026-01-01T00:00:00.000Z',
  pendingEmail: null,
  name: null,
  totp: { enabled: null, recoveryCodesLeft: 0 },
  passkeys: [],
  apiTokens: [],
  libraries: [],
  sessions: [],
};

function Libraries() {
  const { me } = useLazyLoadQuery<AccountQuery>(accountQuery, {});
  return me && <SoleOwnedLibraries user={me} />;
}

/** Opens the dialog of an account that alone owns these libraries. */
async function open(soleOwnedLibraries: readonly object[]) {
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
    network: Network.create(() => ({ data: { me: { ...account, soleOwnedLibraries } } })),
    store: new Store(new RecordSource()),
  });
  const submit = () => Promise.reject(new Error('Nothing is deleted here.'));
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <DeleteSection submit={submit} onDeleted={() => undefined} libraries={<Libraries />} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account…' }));
  return screen.findByRole('alertdialog');
}

test('a library with an editor is handed on, and one without is deleted', async () => {
  const dialog = await open([
    owned('Seminar', 3, { name: 'Grace' }),
    owned('Reading group', 2, { email: 'bob@example.org' }),
    owned('Course', 4, {}),
    owned('Archive', 1, null),
    owned('Radium', 2, null),
  ]);
  await within(dialog).findByText('Shared libraries that only you own:');
  const lists = within(dialog).getAllByRole('list');
  expect([...(lists.at(-1)?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '“Seminar” stays, and Grace becomes its owner.',
    '“Reading group” stays, and bob@example.org becomes its owner.',
    '“Course” stays, and an editor becomes its owner.',
    '“Archive” is deleted.',
    '“Radium” is deleted for its reader, too. To keep it, make them an editor or owner first.',
  ]);
  // Screen readers hear it with the question.
  const described = (dialog.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('“Archive” is deleted.');
});

test('nothing is said of shared libraries to those who own none alone', async () => {
  const dialog = await open([]);
  expect(within(dialog).queryByText(/shared librar/i)).toBeNull();
});
