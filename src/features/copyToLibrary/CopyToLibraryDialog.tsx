// The dialog in which a person chooses a library, and copies or moves documents or groups there.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { libraryCopyMachine } from '#machines/libraryCopy/libraryCopyMachine.ts';
import type { CopyAnswer, CopyCounts, CopyPlaces, CopyRequest } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { messageOf } from '#machines/problem.ts';
import { statePath } from '#machines/statePath.ts';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import type { Refusal } from '#src/relay/codedError.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { CopyToLibraryBody } from './CopyToLibraryBody.tsx';
import { CopyToLibraryFooter } from './CopyToLibraryFooter.tsx';
import { countCopy, loadPlaces, sendCopy } from './copyToLibraryRequests.ts';
import { copyToLibraryTexts as texts } from './copyToLibraryTexts.ts';
import type { CopySubject } from './openCopyToLibrary.ts';
import { reportCopy } from './reportCopy.ts';

export interface CopyToLibraryDialogProps {
  /** Keep it rendered when this becomes false: it has yet to fade out. */
  open: boolean;
  page: LibraryPage;
  subject: CopySubject;
  /** A text that no other dialog has. */
  id: string;
  onClose: () => void;
  onGone: () => void;
}

/** A refusal, which tells the step of what was done all the same. */
function refusedCopy({ message, extensions: { undo } }: Refusal, { isContinued }: CopyRequest): CopyAnswer {
  const step = typeof undo === 'string' ? undo : null;
  const isNothingCopied = step === null && !isContinued;
  return { kind: 'refused', message: isNothingCopied ? texts.notCopied(message) : message, undo: step };
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
export function CopyToLibraryDialog({ open, page, subject, id, onClose, onGone }: CopyToLibraryDialogProps) {
  const { environment } = page;
  const { things, name } = subject;
  const [machine] = useState(() =>
    libraryCopyMachine.provide({
      actors: {
        load: fromPromise<CopyPlaces, undefined>(({ signal }) => loadPlaces(environment, signal)),
        count: fromPromise<CopyCounts, CopyRequest>(({ input, signal }) =>
          countCopy(environment, things, input, signal),
        ),
        copy: fromPromise<CopyAnswer, CopyRequest>(async ({ input, signal }) => {
          const outcome = await sendCopy(environment, things, input, signal).catch((error: unknown) => {
            throw new Error(texts.mayBeCopied(messageOf(error)), { cause: error });
          });
          if (outcome.kind === 'refused') return refusedCopy(outcome, input);
          const { copyToLibrary } = outcome.data;
          if (!copyToLibrary) throw new Error(texts.noAnswer);
          return { kind: copyToLibrary.isComplete ? 'copied' : 'continues', result: copyToLibrary };
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { what: things.kind, id } });
  const snapshot = useSelector(actor, (each) => each);
  useEffect(() => {
    const heard = actor.on('copy.ended', ({ result, request }) => {
      reportCopy(page, result, request);
    });
    return () => {
      heard.unsubscribe();
    };
  }, [actor, page]);
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
      title={texts.title(things.kind === 'groups' ? texts.group(name) : name, snapshot.context.choices.isMove)}
      size="md"
      held={snapshot.matches('copying')}
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
