// Runs the citing machine: messages say what becomes of it, and a dialog opens where a person has to choose, or to copy by hand.
import type { Environment } from 'relay-runtime';
import { type ActorRefFrom, createActor } from 'xstate';
import type { citingMachine } from '#machines/citing/citingMachine.ts';
import type { CitingInput, CopiedText } from '#machines/citing/citingTypes.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { toast, withdrawToast } from '#src/ui/toast/toast.ts';
import { copyTexts } from './copyTexts.ts';

const texts = copyTexts.dialog;

export type CitingActor = ActorRefFrom<typeof citingMachine>;

export interface CitingStart extends CitingInput {
  /** What is copied, for messages and the title of the dialog. */
  readonly documents: Pick<ExportedDocuments, 'name' | 'count'>;
  /** For the style in the dialog; null where nothing can be chosen. */
  readonly environment: Environment | null;
  /** Returns what to say about a text that was copied. */
  readonly onCopied: (copied: CopiedText, actor: CitingActor) => string;
}

let begun = 0;

export function startCiting(
  machine: typeof citingMachine,
  { documents, environment, onCopied, ...input }: CitingStart,
): void {
  begun += 1;
  const key = `copy-${begun}`;
  const actor: CitingActor = createActor(machine, { input });
  let isOpen = false;
  const openDialog = () => {
    if (isOpen) return;
    isOpen = true;
    withdrawToast(key);
    import('./openCopyDialog.tsx').then(
      ({ openCopyDialog }) => {
        openCopyDialog(actor, documents, environment);
      },
      () => {
        actor.send({ type: 'cancel' });
        toast({ tone: 'danger', message: texts.notLoaded, timeout: null });
      },
    );
  };
  const send = (type: 'copy' | 'cancel') => () => {
    actor.send({ type });
    return Promise.resolve();
  };
  let said: unknown = null;
  actor.subscribe((snapshot) => {
    const { copied, isSlow, message } = snapshot.context;
    // What a person reads does not change between loading and formatting.
    const now = snapshot.hasTag('busy') ? (isSlow ? 'slow' : 'busy') : snapshot.value;
    if (now === said) return;
    said = now;
    if (snapshot.matches('copied') && copied) {
      toast({ key, tone: 'success', message: onCopied(copied, actor) });
    } else if (snapshot.matches('refused')) openDialog();
    else if (isOpen) return;
    else if (snapshot.matches('cancelled')) withdrawToast(key);
    else if (snapshot.matches('failed')) {
      const action = { label: texts.retry, run: send('copy') };
      toast({ key, tone: 'danger', message: copyTexts.failed(message ?? ''), action });
    } else if (now === 'slow') {
      const action = { label: texts.cancel, run: send('cancel') };
      toast({ key, tone: 'busy', message: copyTexts.copying(documents.name), timeout: null, action });
    }
  });
  if (input.asks) openDialog();
  actor.start();
}
