// Opens dialogs by function calls, which return a promise of the answer. The code that renders them is loaded on first use.
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

/** Preloads the code that renders dialogs, on hover or focus. */
export function preloadDialogs(): void {
  preload(load);
}

/** Shows a message that has to be read. */
export async function alertDialog(options: AlertOptions): Promise<AlertAnswer> {
  const { reason } = await ask({ ...options, variant: 'alert' });
  return { reason: reason === 'ok' ? 'ok' : 'dismissed' };
}

/** Asks for confirmation, and then runs `confirmAction` if given. */
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
