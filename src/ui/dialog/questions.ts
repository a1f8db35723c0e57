// What can be asked in a dialog from code, and what comes back.
import type { ReactNode } from 'react';

interface QuestionOptions {
  title: ReactNode;
  /** "OK" by default; better the verb of what happens. */
  confirmLabel?: string | undefined;
  /** True by default, as is the next. */
  closeOnEscape?: boolean | undefined;
  closeOnOutsideClick?: boolean | undefined;
  /** Takes the dialog back when aborted: it closes as dismissed. */
  signal?: AbortSignal | undefined;
}

interface CancellableOptions extends QuestionOptions {
  /** "Cancel" by default. */
  cancelLabel?: string | undefined;
  /** On the button while `confirmAction` runs, in the present ("Deleting…"). */
  busyLabel?: string | undefined;
}

export interface AlertOptions extends QuestionOptions {
  message: ReactNode;
}

export interface ConfirmOptions extends CancellableOptions {
  /** What will happen, and what is lost by it. */
  message: ReactNode;
  /** `danger` for what cannot be undone: the focus then begins at Cancel. */
  tone?: 'danger' | undefined;
  /** Done before it closes; when it rejects, its message is shown inside and it can be tried again. Cancel aborts it. */
  confirmAction?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
}

export interface PromptOptions extends CancellableOptions {
  message?: ReactNode | undefined;
  /** Of the text box. */
  label: ReactNode;
  /** One that follows what is typed says what comes of it. */
  hint?: ReactNode | ((value: string) => ReactNode) | undefined;
  placeholder?: string | undefined;
  /** What the text box begins with. */
  value?: string | undefined;
  /** What is wrong with a value, shown under the text box; nothing wrong, nothing returned. */
  validate?: ((value: string) => string | null | undefined) | undefined;
  /** Drawn below the text box, of what stands in it, and whether that is said to be wrong already. */
  describe?: ((value: string, isWrong: boolean) => ReactNode) | undefined;
  /** As for a confirmation, with what was typed. */
  confirmAction?: ((value: string, signal: AbortSignal) => Promise<unknown>) | undefined;
}

export type Question =
  | ({ readonly variant: 'alert' } & AlertOptions)
  | ({ readonly variant: 'confirm' } & ConfirmOptions)
  | ({ readonly variant: 'prompt' } & PromptOptions);

/** Closed without its action. */
export interface Declined {
  readonly reason: 'cancel' | 'dismissed';
}

/** An alert was read, or closed by Escape or a click outside. */
export interface AlertAnswer {
  readonly reason: 'ok' | 'dismissed';
}

export type ConfirmAnswer = { readonly reason: 'ok' } | Declined;

/** A value comes with `ok` alone. */
export type PromptAnswer = { readonly reason: 'ok'; readonly value: string } | Declined;
