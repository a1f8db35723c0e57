// Shows brief messages, from anywhere in the code. The component that shows them is loaded with the first message; until then messages are queued here.
import { cloneElement, createElement, type ReactElement } from 'react';
import { createListeners } from '../createListeners.ts';
import { loadOptional } from '../preload.ts';
import type { ToastMessage } from '#machines/toasts/toastsTypes.ts';

let shown: ReactElement | null = null;
/** What is shown begins anew with each of these. */
let audience = 0;
const waiting: ToastMessage[] = [];
const { hear, tell } = createListeners();
const withdrawals = createListeners<[key: string]>();

/** Shows `message` in the region "Messages". It never takes the focus. */
export function toast(message: ToastMessage): void {
  waiting.push(message);
  tell();
  loadToasts();
}

/** Withdraws the message with this `key`, which is no longer true. */
export function withdrawToast(key: string): void {
  const kept = waiting.filter((message) => message.key !== key);
  waiting.splice(0, waiting.length, ...kept);
  withdrawals.tell(key);
}

/** Preloads the code that shows messages, for pages that may have to report that the server is unreachable. */
export function loadToasts(): void {
  if (shown !== null) return;
  loadOptional(import('./Toasts.tsx')).then(
    (module) => {
      shown = createElement(module.Toasts, { key: audience });
      tell();
    },
    () => {
      // No message is lost: loading is retried when the network returns, or with the next message.
      window.addEventListener('online', loadToasts, { once: true });
    },
  );
}

/** The component that shows messages, once it is loaded. */
export function loadedToasts(): ReactElement | null {
  return shown;
}

/** Withdraws all messages, because somebody else may be using the page now. */
export function forgetToasts(): void {
  waiting.length = 0;
  audience += 1;
  shown &&= cloneElement(shown, { key: audience });
  tell();
}

/** Returns the messages that are not shown yet, and clears the queue. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

/** Subscribes to new messages and to the end of loading, until the returned function is called. */
export const onToast = hear;

/** Subscribes to the keys of withdrawn messages, until the returned function is called. */
export const onWithdrawnToast = withdrawals.hear;
