// The dialog in which the DOI of a document is found, and chosen before it is set.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { findDoiMachine } from '#machines/findDoi/findDoiMachine.ts';
import type { FindDoiInput, FoundDois } from '#machines/findDoi/findDoiTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { targetOfOne } from '#src/features/documents/actionTarget.ts';
import { editDocuments } from '#src/features/documents/mutations/editDocuments.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { FindDoiBody, FindDoiFooter } from './FindDoiBody.tsx';
import { findDoi } from './findDoi.ts';
import { lookUpTexts } from './lookUpTexts.ts';

const texts = lookUpTexts.findDoi;

/** A document without a DOI. */
export interface DocumentWithoutDoi {
  readonly id: string;
  readonly title: string;
}

export interface FindDoiDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  /** Another document needs another `key`. */
  document: DocumentWithoutDoi;
  onClose: () => void;
}

/** Renders the dialog. It closes by itself once the DOI is set, which a message with an undo reports. */
export function FindDoiDialog({ open, document, onClose }: FindDoiDialogProps) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() =>
    findDoiMachine.provide({
      actors: {
        find: fromPromise<FoundDois, FindDoiInput>(({ input, signal }) =>
          findDoi(environment, input.documentId, signal),
        ),
        set: fromPromise<undefined, { documentId: string; doi: string }>(async ({ input: { documentId, doi } }) => {
          const library = { environment, openId: documentId };
          const edit = { set: { name: 'doi', value: doi } };
          await editDocuments(library, targetOfOne(documentId, document.title), edit, texts.done);
          return undefined;
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { documentId: document.id } });
  const snapshot = useSelector(actor, (each) => each);
  const isSet = snapshot.matches('set');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSet) close();
  }, [isSet]);
  const handle = { actor, snapshot };
  return (
    <Dialog
      open={open}
      title={texts.title}
      description={document.title}
      state={statePath(snapshot.value)}
      onClose={onClose}
      footer={<FindDoiFooter handle={handle} onClose={onClose} />}
    >
      <FindDoiBody handle={handle} />
    </Dialog>
  );
}
