// Tests that another list, or that of another library, is read from the store as soon as it is asked for: without it, the list would be drawn anew each time.
import { cleanup, render, screen } from '@testing-library/react';
import type { Environment } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import type { listQuery as ListQuery } from '#src/__generated__/listQuery.graphql.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { operationOf, type TypedOperation } from '#src/relay/operationOf.ts';
import { useLoadedAnswer } from '#src/relay/useLoadedAnswer.ts';
import { listQuery } from './listQuery.ts';

afterEach(cleanup);

const byTitle = operationOf<ListQuery>(listQuery, { orderBy: { field: 'TITLE', direction: 'ASC' }, first: 1 });
const byYear = operationOf<ListQuery>(listQuery, { orderBy: { field: 'YEAR', direction: 'ASC' }, first: 1 });

/** The environment of a library that has both lists, without documents. */
function storeOf(libraryId: string): Environment {
  const environment = createEnvironment({ url: '/api', libraryId, onUnauthenticated: () => undefined });
  const documents = {
    startIndex: 0,
    edges: [],
    pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
  };
  const library = { __typename: 'Library', id: libraryId, name: libraryId, viewerRole: 'OWNER', documents };
  for (const operation of [byTitle, byYear]) environment.commitPayload(operation, { library });
  return environment;
}

let draws: string[] = [];

function Shown({ operation }: { operation: TypedOperation<ListQuery> }) {
  const answer = useLoadedAnswer(operation);
  draws.push(answer.library ? 'there' : 'missing');
  return <p>shown</p>;
}

const shown = (environment: Environment, operation: TypedOperation<ListQuery>) => (
  <RelayEnvironmentProvider environment={environment}>
    <Shown operation={operation} />
  </RelayEnvironmentProvider>
);

test('an answer is there at once, for another list and for another library', () => {
  draws = [];
  const [one, other] = [storeOf('lib_1'), storeOf('lib_2')];
  const { rerender } = render(shown(one, byTitle));
  rerender(shown(one, byYear));
  rerender(shown(other, byYear));
  expect(screen.getByText('shown')).toBeTruthy();
  expect(new Set(draws)).toEqual(new Set(['there']));
});
