// The dialog in which people see the members of a shared library, and its owners change their roles and invite others.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { sharingMachine } from '#machines/sharing/sharingMachine.ts';
import type {
  ChangeAnswer,
  InvitationRequest,
  InviteAnswer,
  SharedLibrary,
  SharingChange,
} from '#machines/sharing/sharingTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { isInviting, MembersBody, MembersFooter } from './MembersBody.tsx';
import { membersTexts as texts } from './membersTexts.ts';
import { questionAbout } from './questionAbout.ts';
import type { SharingRequests } from './sharingRequests.ts';

export interface MembersDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  /** Asks the server. Only the first value counts. */
  requests: SharingRequests;
  /** The name until the library is loaded. */
  libraryName: string;
  onClose: () => void;
  onGone: () => void;
  /** The person is no member any more: they left, or the server says so. */
  onNoMember: () => void;
}

/** Renders the dialog. */
export function MembersDialog({ open, requests, libraryName, onClose, onGone, onNoMember }: MembersDialogProps) {
  const [machine] = useState(() =>
    sharingMachine.provide({
      actors: {
        load: fromPromise<SharedLibrary | null, undefined>(({ signal }) => requests.load(signal)),
        change: fromPromise<ChangeAnswer, SharingChange>(({ input, signal }) => requests.change(input, signal)),
        invite: fromPromise<InviteAnswer, InvitationRequest>(({ input, signal }) => requests.invite(input, signal)),
      },
    }),
  );
  const [input] = useState(() => ({ id: crypto.randomUUID() }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (each) => each);
  const { context } = snapshot;
  const name = context.library?.name ?? libraryName;
  const { change } = context;
  useConfirmDialog(
    open && snapshot.matches('confirming'),
    questionAbout(change, name, context.library),
    (confirmed) => {
      actor.send({ type: confirmed ? 'change.confirmed' : 'change.cancelled' });
    },
  );
  const end = useEffectEvent((hasLeft: boolean) => {
    if (hasLeft) {
      toast({ tone: 'success', message: texts.left(name) });
      onClose();
    }
    onNoMember();
  });
  const hasLeft = snapshot.matches('left');
  const isGone = snapshot.matches('gone');
  useEffect(() => {
    if (hasLeft || isGone) end(hasLeft);
  }, [hasLeft, isGone]);
  const handle = { actor, snapshot };
  return (
    <Dialog
      open={open}
      title={isGone ? texts.gone.title : isInviting(handle) ? texts.form.title(name) : texts.title(name)}
      size="lg"
      state={statePath(snapshot.value)}
      // The address of an invitation, or what was typed, would be lost by accident.
      closeOnOutsideClick={false}
      // An invitation whose address nobody saw is of no use. The address is left with the buttons below it.
      locked={snapshot.matches('sending') || (context.made !== null && context.made.email === null)}
      onClose={onClose}
      onGone={onGone}
      footer={<MembersFooter handle={handle} onClose={onClose} />}
    >
      <MembersBody handle={handle} />
    </Dialog>
  );
}
