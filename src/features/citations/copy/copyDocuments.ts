// Copies documents: at once, with a message, or after a question in a dialog.
import type { Environment } from 'relay-runtime';
import { type ActorRefFrom, createActor } from 'xstate';
import type { citingMachine } from '#machines/citing/citingMachine.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { toast, withdrawToast } from '#src/ui/toast/toast.ts';
import { citingOf } from './citingOf.ts';
import { copyFormatOf } from './copyFormats.ts';
import { copyTexts } from './copyTexts.ts';
import { rememberedFormat, rememberFormat } from './rememberedFormat.ts';

export type CitingActor = ActorRefFrom<typeof citingMachine>;

/** Where copying begins. */
interface CopyStart {
  /** The id of a format. */
  readonly format: string;
  /** Opens the dialog first. */
  readonly asks: boolean;
}

let begun = 0;

function start(environment: Environment, documents: ExportedDocuments, { format, asks }: CopyStart): void {
  begun += 1;
  const key = `copy-${begun}`;
  const actor: CitingActor = createActor(citingOf(environment, documents), {
    input: { choice: { format, style: null, details: {} }, asks },
  });
  let isOpen = false;
  const open = () => {
    if (isOpen) return;
    isOpen = true;
    withdrawToast(key);
    import('./openCopyDialog.tsx').then(
      ({ openCopyDialog }) => {
        openCopyDialog({ actor, environment, documents });
      },
      () => {
        actor.send({ type: 'cancel' });
        toast({ tone: 'danger', message: copyTexts.dialog.notLoaded, timeout: null });
      },
    );
  };
  const send = (type: 'copy' | 'cancel') => () => {
    actor.send({ type });
    return Promise.resolve();
  };
  let said: unknown = null;
  actor.subscribe((snapshot) => {
    const { context } = snapshot;
    // What a person reads does not change between loading and formatting.
    const now = snapshot.hasTag('busy') ? (context.isSlow ? 'slow' : 'busy') : snapshot.value;
    if (now === said) return;
    said = now;
    if (snapshot.matches('copied') && context.copied) {
      const { name, styleName, count, text } = context.copied;
      rememberFormat({
        id: context.choice.format,
        styleName: styleName ?? rememberedFormat().styleName,
      });
      toast({ key, tone: 'success', message: copyTexts.copied(name, count, text) });
    } else if (snapshot.matches('refused')) open();
    else if (isOpen) return;
    else if (snapshot.matches('cancelled')) withdrawToast(key);
    else if (snapshot.matches('failed')) {
      toast({
        key,
        tone: 'danger',
        message: copyTexts.failed(context.message ?? ''),
        action: { label: copyTexts.dialog.retry, run: send('copy') },
      });
    } else if (now === 'slow') {
      toast({
        key,
        tone: 'busy',
        message: copyTexts.copying(documents.name),
        timeout: null,
        action: { label: copyTexts.dialog.cancel, run: send('cancel') },
      });
    }
  });
  if (asks) open();
  actor.start();
}

/** Copies the documents in a format, or as it was done last. Call it in the press itself: browsers open their clipboard to nothing else. */
export function copyDocuments(
  environment: Environment,
  documents: ExportedDocuments,
  format = rememberedFormat().id,
): void {
  start(environment, documents, { format: copyFormatOf(format).id, asks: false });
}

/** Asks how to copy the documents. */
export function askToCopy(environment: Environment, documents: ExportedDocuments): void {
  start(environment, documents, { format: copyFormatOf(rememberedFormat().id).id, asks: true });
}
