// The parameters and answers of dialogs that are opened by function calls.
import type { ReactNode } from 'react';

interface QuestionOptions {
  title: ReactNode;
  /** "OK" by default; prefer the verb of the action. */
  confirmLabel?: string | undefined;
  /** True by default, like the next. */
  closeOnEscape?: boolean | undefined;
  closeOnOutsideClick?: boolean | undefined;
  /** Withdraws the dialog when aborted: it closes as dismissed. */
  signal?: AbortSignal | undefined;
}

interface CancellableOptions extends QuestionOptions {
  /** "Cancel" by default. */
  cancelLabel?: string | undefined;
  /** The button's label while `confirmAction` runs, such as "Deleting…". */
  busyLabel?: string | undefined;
}

export interface AlertOptions extends QuestionOptions {
  message: ReactNode;
}

export interface ConfirmOptions extends CancellableOptions {
  /** What will happen, and what will be lost. */
  message: ReactNode;
  /** `danger` for destructive actions: the focus starts on Cancel. */
  tone?: 'danger' | undefined;
  /** Runs before the dialog closes. If it rejects, its message is shown and it can be tried again. Cancel aborts it. */
  confirmAction?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
}

export interface PromptOptions extends CancellableOptions {
  message?: ReactNode | undefined;
  /** The label of the text box. */
  label: ReactNode;
  /** A function of the typed text, to describe what will happen. */
  hint?: ReactNode | ((value: string) => ReactNode) | undefined;
  placeholder?: string | undefined;
  /** The initial text. */
  value?: string | undefined;
  /** Returns the error of a value, to be shown below the text box, or nothing. */
  validate?: ((value: string) => string | null | undefined) | undefined;
  /** Rendered below the text box, given its text and whether its error is already shown. */
  describe?: ((value: string, isWrong: boolean) => ReactNode) | undefined;
  /** Like a confirmation's, with the typed text. */
  confirmAction?: ((value: string, signal: AbortSignal) => Promise<unknown>) | undefined;
}

export type Question =
  | ({ readonly variant: 'alert' } & AlertOptions)
  | ({ readonly variant: 'confirm' } & ConfirmOptions)
  | ({ readonly variant: 'prompt' } & PromptOptions);

/** Closed without the action. */
export interface Declined {
  readonly reason: 'cancel' | 'dismissed';
}

/** The alert was confirmed, or closed by Escape or a click outside. */
export interface AlertAnswer {
  readonly reason: 'ok' | 'dismissed';
}

export type ConfirmAnswer = { readonly reason: 'ok' } | Declined;

/** Only `ok` has a value. */
export type PromptAnswer = { readonly reason: 'ok'; readonly value: string } | Declined;
