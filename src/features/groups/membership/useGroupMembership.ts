// Connects the machine of the groups dialog to the server.
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { type Environment, fetchQuery } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { groupMembershipMachine } from '#machines/groupMembership/groupMembershipMachine.ts';
import type { ApplyOutcome, Intention } from '#machines/groupMembership/groupMembershipTypes.ts';
import type { membershipQuery as MembershipQuery } from '#src/__generated__/membershipQuery.graphql.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { DragPayload } from '../dragPayload.ts';
import { groupName } from '../data/knownTree.ts';
import { applyMembership } from './applyMembership.ts';
import { membershipQuery } from './membershipQuery.ts';

/** Runs the machine for these documents. */
export function useGroupMembership(documents: DragPayload) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() => provide(environment, documents));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (each) => each);
  return { actor, snapshot };
}

function provide(environment: Environment, documents: DragPayload) {
  const load = async () => {
    const { selection } = documents;
    await fetchQuery<MembershipQuery>(
      environment,
      membershipQuery,
      { selection },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return undefined;
  };
  return groupMembershipMachine.provide({
    actors: {
      load: fromPromise(load),
      apply: fromPromise<ApplyOutcome, Intention>(async ({ input }) => {
        const outcome = await applyMembership({ environment }, documents, input, (id) => groupName(environment, id));
        // Load again, so that the steps done before the failure are shown.
        if (outcome.kind !== 'done') await load().catch(() => undefined);
        return outcome;
      }),
    },
  });
}
