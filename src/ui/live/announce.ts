// Announces something to screen readers: counts, saves, additions and removals. LiveRegion.tsx outputs it.
import { createListeners } from '../createListeners.ts';

const { hear, tell } = createListeners<[message: string]>();

/** Announces the message politely. */
export const announce = tell;

/** Adds a listener for announcements; returns a function that removes it. */
export const onAnnouncement = hear;
