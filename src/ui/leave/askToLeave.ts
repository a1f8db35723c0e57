// Asks the guards of unsaved work, one after the other, before the page may be left.
import { createListeners } from '../createListeners.ts';

export interface LeaveGuard {
  /** Whether something would be lost now. */
  holds: () => boolean;
  /** Saves what can be saved and asks about the rest; resolves with false if the person stays. `signal` withdraws the question. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** Called when a reason for failed saving is gone, such as an expired session. */
  goOn?: (() => void) | undefined;
  /** Whether there is something that the person could return to after their session expired, such as an undo. Leaving doesn't ask about it. */
  keeps?: (() => boolean) | undefined;
  /** The page changes hands: everything of the previous person must be discarded. */
  forget?: (() => void) | undefined;
}

const guards = new Set<LeaveGuard>();
const lettingGo = createListeners();

/** Calls back when a guard is removed and no unsaved work is left. Returns a function that stops it. */
export const whenLetGo = lettingGo.hear;

/** Adds `guard` until the returned function is called. */
export function standGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (!isAnythingHeld()) lettingGo.tell();
  };
}

/** Whether something unsaved would be lost now. */
export function isAnythingHeld(): boolean {
  return [...guards].some((guard) => guard.holds());
}

/** The same, or there is something that the person could return to. */
export function isAnythingKept(): boolean {
  return [...guards].some((guard) => guard.holds() || guard.keeps?.());
}

/** Resolves with true if everything was saved or the person discarded it; false if they stay. */
export async function askToLeave(signal: AbortSignal): Promise<boolean> {
  for (const guard of guards) {
    if (guard.holds() && !(await guard.ask(signal))) return false;
  }
  return true;
}

/** Lets all guards retry saving. */
export function goOn(): void {
  for (const guard of guards) guard.goOn?.();
}

/** Makes all guards discard everything of the previous person. */
export function forgetKept(): void {
  for (const guard of guards) guard.forget?.();
}
