// Edits that let documents come into a list or leave it, as a search or a group with a rule does. The rows stay as they are, so that nothing
// jumps under the hand; that they are no longer right is said, and the list is asked for again when somebody wants it.
import { useState } from 'react';
import { useRelayEnvironment, useSubscribeToInvalidationState } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';
import { EDITED, invalidateLists } from '#src/relay/invalidateLists.ts';

export interface ListChange {
  /** Since it was listed, edits have changed how many documents it has. */
  readonly isChanged: boolean;
  /** Lists them again. */
  readonly renew: () => void;
}

/** `list` names the list, `total` is how many it has now; null while that is not known. */
export function useListChange(list: string, total: number | null, userId: string): ListChange {
  const environment = useRelayEnvironment();
  // How many there were before the first edit.
  const [before, setBefore] = useState<{ list: string; total: number } | null>(null);
  // Whoever comes back to a list finds it as it is listed then.
  if (before && before.list !== list) setBefore(null);
  useSubscribeToInvalidationState([EDITED], () => {
    if (total !== null) setBefore((first) => (first?.list === list ? first : { list, total }));
  });
  useSubscribeToInvalidationState([userId], () => {
    setBefore(null);
  });
  return {
    isChanged: before?.list === list && total !== null && total !== before.total,
    renew: () => {
      commitLocalUpdate(environment, (store) => {
        invalidateLists(store, userId);
      });
    },
  };
}
