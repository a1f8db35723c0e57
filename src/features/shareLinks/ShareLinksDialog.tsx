// The dialog in which a person makes a read-only link, copies its addresses, and ends links.
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { shareLinksMachine } from '#machines/shareLinks/shareLinksMachine.ts';
import type { MakeAnswer, NewLink, ShareLink, ShareOffer } from '#machines/shareLinks/shareLinksTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { nameOfLink } from './nameOfLink.ts';
import { ShareLinksBody, ShareLinksFooter } from './ShareLinksBody.tsx';
import type { ShareLinkRequests } from './shareLinkRequests.ts';
import { shareLinksTexts as texts } from './shareLinksTexts.ts';

export interface ShareLinksDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  requests: ShareLinkRequests;
  offers: readonly ShareOffer[];
  onClose: () => void;
  onGone: () => void;
}

/** Renders the dialog. */
export function ShareLinksDialog({ open, requests, offers, onClose, onGone }: ShareLinksDialogProps) {
  const [machine] = useState(() =>
    shareLinksMachine.provide({
      actors: {
        load: fromPromise<readonly ShareLink[], undefined>(({ signal }) => requests.load(signal)),
        make: fromPromise<MakeAnswer, NewLink>(({ input, signal }) => requests.make(input, signal)),
        end: fromPromise<undefined, { id: string }>(async ({ input: { id }, signal }) => {
          await requests.end(id, signal);
          toast({ tone: 'success', message: texts.ended });
          return undefined;
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { offers } });
  const snapshot = useSelector(actor, (each) => each);
  const { links, ending } = snapshot.context;
  const endingLink = links.find(({ id }) => id === ending);
  useConfirmDialog(
    open && snapshot.matches('confirming'),
    {
      ...texts.endQuestion,
      message: texts.endQuestion.message(endingLink ? nameOfLink(endingLink) : ''),
      confirmLabel: texts.endQuestion.confirm,
      tone: 'danger',
    },
    (confirmed) => {
      actor.send({ type: confirmed ? 'end.confirmed' : 'end.cancelled' });
    },
  );
  const handle = { actor, snapshot };
  return (
    <Dialog
      open={open}
      title={texts.title}
      message={texts.about}
      size="lg"
      state={statePath(snapshot.value)}
      // The address would be lost by accident.
      closeOnOutsideClick={false}
      onClose={onClose}
      onGone={onGone}
      footer={<ShareLinksFooter handle={handle} onClose={onClose} />}
    >
      <ShareLinksBody handle={handle} />
    </Dialog>
  );
}
