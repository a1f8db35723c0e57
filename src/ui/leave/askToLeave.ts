// The guards of unsaved work: each is asked, one after the other, before the page may be left.
import { createListeners } from '../createListeners.ts';

export interface LeaveGuard {
  /** Something would be lost now. */
  holds: () => boolean;
  /** Saves what can be saved and asks about the rest; false when the person stays. The question is taken back by `signal`. */
  ask: (signal: AbortSignal) => Promise<boolean>;
  /** What kept it from being saved is over: it need not wait any longer. */
  goOn?: (() => void) | undefined;
  /** There is something that whoever was logged out below it can come back to, though nobody is asked before it goes. */
  keeps?: (() => boolean) | undefined;
  /** The page is another person's, or nobody's: nothing of the one before may stay. */
  forget?: (() => void) | undefined;
}

const guards = new Set<LeaveGuard>();
const lettingGo = createListeners();

/** Tells when who held something has gone, and nothing is held any more. Returns how to stop hearing. */
export const whenLetGo = lettingGo.hear;

/** Asks `guard` too, until the returned function is called. */
export function standGuard(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (!isAnythingHeld()) lettingGo.tell();
  };
}

/** Something would be lost now; nobody is asked about it. */
export function isAnythingHeld(): boolean {
  return [...guards].some((guard) => guard.holds());
}

/** The same, or somebody could come back to something here. */
export function isAnythingKept(): boolean {
  return [...guards].some((guard) => guard.holds() || guard.keeps?.());
}

/** True when nothing is lost any more, or what is lost was given up by the person; false when they stay. */
export async function askToLeave(signal: AbortSignal): Promise<boolean> {
  for (const guard of guards) {
    if (guard.holds() && !(await guard.ask(signal))) return false;
  }
  return true;
}

/** Whoever waits to save what they hold may do so now. */
export function goOn(): void {
  for (const guard of guards) guard.goOn?.();
}

/** Whoever has the page now finds nothing of the one before. */
export function forgetKept(): void {
  for (const guard of guards) guard.forget?.();
}
