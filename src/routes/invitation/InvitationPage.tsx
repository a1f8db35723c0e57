// The page of an invitation to a shared library. It takes a press to join, because mail programs open links on their own.
import { useParams, useRouteContext } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { invitationMachine } from '#machines/invitation/invitationMachine.ts';
import type { AcceptanceOutcome, LoadedInvitation } from '#machines/invitation/invitationTypes.ts';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { acceptInvitation } from '#src/features/sharing/acceptInvitationMutation.ts';
import { InvitationView } from '#src/features/sharing/InvitationView.tsx';
import { loadInvitation } from '#src/features/sharing/loadInvitation.ts';
import { BareLayout } from '../layouts/BareLayout.tsx';

const from = '/invitation/$secret';

/** Renders the page. */
export function InvitationPage() {
  const { secret } = useParams({ from });
  return (
    <BareLayout>
      <Invitation key={secret} secret={secret} />
    </BareLayout>
  );
}

function Invitation({ secret }: { secret: string }) {
  const { getEnvironment } = useRouteContext({ from });
  const { email = '' } = useSessionUser() ?? {};
  const [snapshot, send] = useMachine(
    invitationMachine.provide({
      actors: {
        load: fromPromise<LoadedInvitation, undefined>(async ({ signal }) =>
          loadInvitation(await getEnvironment(), secret, signal),
        ),
        accept: fromPromise<AcceptanceOutcome, undefined>(async ({ signal }) =>
          acceptInvitation(await getEnvironment(), secret, signal),
        ),
      },
    }),
  );
  return <InvitationView snapshot={snapshot} send={send} email={email} />;
}
