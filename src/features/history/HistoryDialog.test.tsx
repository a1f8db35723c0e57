// Tests that the history of a document says who made each change.
import { cleanup, render, screen } from '@testing-library/react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

beforeAll(stubDialogs);
afterEach(cleanup);

const person = (id: string, more: object = {}) => ({ id, name: null, email: null, isViewer: false, ...more });

/** A revision on a day of its own, so that each is a sitting. */
const edge = (revision: number, by: object | null, action = 'EDIT') => ({
  cursor: String(revision),
  node: {
    ...{ revision, action, by, userAgent: null, at: `2026-03-0${revision}T10:00:00.000Z` },
    changes: [
      { kind: 'OTHER', name: 'title', before: JSON.stringify(`Title ${revision - 1}`), after: `"Title ${revision}"` },
    ],
  },
});

test('another member is named, by the name or the address that may be seen; oneself is not', async () => {
  const edges = [
    edge(5, person('usr_ada', { name: 'Ada', email: 'ada@example.org' })),
    edge(4, person('usr_bob', { email: 'bob@example.org' })),
    edge(3, person('usr_eve')),
    edge(2, person('usr_me', { name: 'Me', isViewer: true })),
    edge(1, null),
  ];
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
    network: Network.create(() => ({
      data: {
        userDocument: { __typename: 'Other', id: 'doc_1', history: { edges, pageInfo: { hasNextPage: false } } },
      },
    })),
    store: new Store(new RecordSource()),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <HistoryDialog documentId="doc_1" title="Title 5" kind="other" />
    </RelayEnvironmentProvider>,
  );
  const [newest] = await screen.findAllByText(/^Edited/);
  expect(newest).toBeDefined();
  expect(screen.getAllByText(/^Edited/).map(({ textContent }) => textContent)).toEqual([
    'Edited by Ada',
    'Edited by bob@example.org',
    'Edited by a member',
    'Edited',
    'Edited',
  ]);
});
