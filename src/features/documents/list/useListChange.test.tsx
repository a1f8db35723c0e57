// @vitest-environment jsdom
// When a list says that edits have changed it: not for every edit, and not any longer once it is listed again.
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { markEdited } from '#src/relay/invalidateLists.ts';
import { useListChange } from './useListChange.ts';

afterEach(cleanup);

function follow() {
  const environment = createEnvironment({
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: () => Promise.reject(new Error('Nothing is asked here')),
  });
  commitLocalUpdate(environment, (store) => store.create('user_1', 'User'));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const hook = renderHook(({ list, total }) => useListChange(list, total, 'user_1'), {
    wrapper,
    initialProps: { list: 'primary', total: 12 },
  });
  return {
    ...hook,
    edit: () => {
      act(() => {
        commitLocalUpdate(environment, markEdited);
      });
    },
  };
}

test('an edit by which a document leaves the list is said until it is listed again', () => {
  const { result, rerender, edit } = follow();
  edit();
  expect(result.current.isChanged).toBe(false);
  rerender({ list: 'primary', total: 11 });
  expect(result.current.isChanged).toBe(true);
  act(() => {
    result.current.renew();
  });
  expect(result.current.isChanged).toBe(false);
});

test('another list is as it was listed', () => {
  const { result, rerender, edit } = follow();
  edit();
  rerender({ list: 'secondary', total: 11 });
  expect(result.current.isChanged).toBe(false);
});

test('a list that one comes back to is as it is listed then', () => {
  const { result, rerender, edit } = follow();
  edit();
  rerender({ list: 'secondary', total: 30 });
  rerender({ list: 'primary', total: 11 });
  expect(result.current.isChanged).toBe(false);
});
