// The dialog in which a person chooses a library, and copies or moves documents or groups there.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { libraryCopyMachine } from '#machines/libraryCopy/libraryCopyMachine.ts';
import type {
  CopyAnswer,
  CopyCounts,
  CopyLibraries,
  CopyRequest,
  CopyResult,
  LibraryCopyInput,
} from '#machines/libraryCopy/libraryCopyTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { CopyToLibraryBody } from './CopyToLibraryBody.tsx';
import { CopyToLibraryFooter } from './CopyToLibraryFooter.tsx';
import type { CopyToLibraryRequests } from './copyToLibraryRequests.ts';
import { copyToLibraryTexts as texts } from './copyToLibraryTexts.ts';

export interface CopyToLibraryDialogProps extends LibraryCopyInput {
  /** Keep it rendered when this becomes false: it has yet to fade out. */
  open: boolean;
  requests: CopyToLibraryRequests;
  /** As part of a sentence: “Tides”, 3 documents. For groups, the name of the group. */
  name: string;
  /** Called when something was copied, all or in part. */
  onCopied: (result: CopyResult, request: CopyRequest) => void;
  onClose: () => void;
  onGone: () => void;
}

/** Lets the browser ask before the page is closed or reloaded, while `isAsked`. */
function useAskBeforeUnload(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isAsked]);
}

/** Renders the dialog. */
export function CopyToLibraryDialog(props: CopyToLibraryDialogProps) {
  const { open, requests, what, name, id, onCopied, onClose, onGone } = props;
  const [machine] = useState(() =>
    libraryCopyMachine.provide({
      actors: {
        load: fromPromise<CopyLibraries, undefined>(({ signal }) => requests.load(signal)),
        count: fromPromise<CopyCounts, CopyRequest>(({ input, signal }) => requests.count(input, signal)),
        copy: fromPromise<CopyAnswer, CopyRequest>(({ input, signal }) => requests.copy(input, signal)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { what, id } });
  const snapshot = useSelector(actor, (each) => each);
  const report = useEffectEvent(onCopied);
  useEffect(() => {
    const heard = actor.on('copy.ended', ({ result, request }) => {
      report(result, request);
    });
    return () => {
      heard.unsubscribe();
    };
  }, [actor]);
  const close = useEffectEvent(onClose);
  const isCopied = snapshot.matches('copied');
  useEffect(() => {
    if (isCopied) close();
  }, [isCopied]);
  // Otherwise nothing would be left of the offer to undo what was done.
  useAskBeforeUnload(snapshot.matches('copying') || snapshot.matches('stopped'));
  const handle = { actor, snapshot };
  /** Closes it, or reports first what a stopped copy has done. */
  const leave = () => {
    if (snapshot.matches('stopped')) actor.send({ type: 'stop' });
    else onClose();
  };
  return (
    <Dialog
      open={open}
      title={texts.title(what === 'groups' ? texts.group(name) : name, snapshot.context.choices.isMove)}
      size="md"
      locked={snapshot.matches('copying')}
      state={statePath(snapshot.value)}
      mayClose={() => {
        if (snapshot.matches('stopped')) leave();
        return !snapshot.matches('stopped');
      }}
      onClose={onClose}
      onGone={onGone}
      footer={<CopyToLibraryFooter handle={handle} onClose={leave} />}
    >
      <CopyToLibraryBody handle={handle} />
    </Dialog>
  );
}
