// The visitor's system, which only the browser knows.
import { useSyncExternalStore } from 'react';
import type { System } from '#site/downloads.ts';
import { systemOf } from './systemOf.ts';

const never = () => () => undefined;
const own = () => systemOf(navigator);
const notKnown = () => null;

/** The system; null where pages are made, and while a page that was made there is taken over. */
export function useOwnSystem(): System | null {
  return useSyncExternalStore(never, own, notKnown);
}
