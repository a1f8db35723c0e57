// Tests the line above a TeX group's documents, and that it is fetched again when documents or groups change.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { markEdited } from '#src/relay/invalidateLists.ts';
import { CitedKeys } from './CitedKeys.tsx';

afterEach(cleanup);

const tex = (citedKeys: readonly string[], missingKeys: readonly string[], uncitedKeys: readonly string[] = []) => ({
  data: {
    group: { __typename: 'TexGroup', __isNode: 'TexGroup', id: 'grp_1', citedKeys, missingKeys, uncitedKeys },
  },
});

/** Renders the line with these answers, one after the other; null for no answer. */
function show(...answers: (object | null)[]) {
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    log: () => undefined,
    fetch: () => {
      const answer = answers.shift();
      return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('fetch failed'));
    },
  });
  commitLocalUpdate(environment, (store) => {
    store.create('lib_1', 'Library');
    markEdited(store);
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <CitedKeys groupId="grp_1" />
    </RelayEnvironmentProvider>,
  );
  return environment;
}

test('names missing citation keys and uncited documents', async () => {
  const environment = show(tex(['a', 'b', 'c'], ['b', 'c'], ['x']), tex(['a', 'b', 'c'], []));
  expect(await screen.findByText('1 cited key is in the library, 2 are not')).toBeTruthy();
  expect(screen.getByText('b, c')).toBeTruthy();
  expect(screen.getByRole('list', { name: '2 keys are not in the library' }).textContent).toBe('bc');
  expect(screen.getByRole('list', { name: '1 document is not cited' }).textContent).toBe('x');
  act(() => {
    commitLocalUpdate(environment, markEdited);
  });
  expect(await screen.findByText('All 3 cited keys are in the library')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a failed request can be retried', async () => {
  show(null, tex([], []));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No citations read yet/)).toBeTruthy();
});
