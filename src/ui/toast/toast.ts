// Says what happened, in passing, from anywhere in the code. What shows it is loaded with the first message; until then messages wait here.
import { cloneElement, createElement, type ReactElement } from 'react';
import { createListeners } from '../createListeners.ts';
import { preload } from '../preload.ts';
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

/** Takes back what was said under `key`: it holds no longer. */
export function withdrawToast(key: string): void {
  const kept = waiting.filter((message) => message.key !== key);
  waiting.splice(0, waiting.length, ...kept);
  withdrawals.tell(key);
}

/** Has ready what shows messages: for pages on which something may be said when the server is out of reach. */
export function loadToasts(): void {
  if (shown !== null) return;
  preload(import('./Toasts.tsx')).then(
    (module) => {
      shown = createElement(module.Toasts, { key: audience });
      tell();
    },
    () => {
      // Nothing that was said is lost: it waits for the network, or for the next message.
      window.addEventListener('online', loadToasts, { once: true });
    },
  );
}

/** What shows the messages, once it is loaded. */
export function loadedToasts(): ReactElement | null {
  return shown;
}

/** Takes back all that was said: somebody else may be at the screen now. */
export function forgetToasts(): void {
  waiting.length = 0;
  audience += 1;
  shown &&= cloneElement(shown, { key: audience });
  tell();
}

/** Hands over what was said and not yet shown. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

/** Hears that something was said or loaded, until the returned function is called. */
export const onToast = hear;

/** Hears what was taken back, by its key, until the returned function is called. */
export const onWithdrawnToast = withdrawals.hear;
