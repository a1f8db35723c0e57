// Dialogs called from code: a promise of how it was closed and, where there is one, of the value. What draws them is loaded when first wanted.
import type { DialogAnswer } from '#machines/dialog/dialogTypes.ts';
import { preload } from '../preload.ts';
import { pageSignal, showDialog } from './dialogOutlet.ts';
import type {
  AlertAnswer,
  AlertOptions,
  ConfirmAnswer,
  ConfirmOptions,
  PromptAnswer,
  PromptOptions,
  Question,
} from './questions.ts';

const load = () => import('./QuestionDialog.tsx');

/** Fetches what draws dialogs, so that none is waited for later: when a pointer or the focus comes near. */
export function preloadDialogs(): void {
  preload(load()).catch(() => undefined);
}

/** Says something that has to be read. */
export async function alertDialog(options: AlertOptions): Promise<AlertAnswer> {
  const { reason } = await ask({ ...options, variant: 'alert' });
  return { reason: reason === 'ok' ? 'ok' : 'dismissed' };
}

/** Asks whether something is to be done, and does it when `confirmAction` is given. */
export async function confirmDialog(options: ConfirmOptions): Promise<ConfirmAnswer> {
  const { reason } = await ask({ ...options, variant: 'confirm' });
  return { reason };
}

/** Asks for a line of text. */
export async function promptDialog(options: PromptOptions): Promise<PromptAnswer> {
  return ask({ ...options, variant: 'prompt' });
}

let asked = 0;

async function ask(question: Question): Promise<DialogAnswer> {
  const page = pageSignal();
  const { QuestionDialog } = await load();
  const signal = question.signal ? AbortSignal.any([question.signal, page]) : page;
  if (signal.aborted) return { reason: 'dismissed' };
  return new Promise<DialogAnswer>((resolve) => {
    const remove = showDialog(
      <QuestionDialog key={asked++} question={{ ...question, signal }} onAnswer={resolve} onGone={() => remove()} />,
    );
  });
}
