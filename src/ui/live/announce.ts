// Says something to screen readers: counts, saves, what has come and gone. One region speaks (LiveRegion.tsx).
import { createListeners } from '../createListeners.ts';

const { hear, tell } = createListeners<[message: string]>();

/** Has the message spoken when the person's reader is next at rest. */
export const announce = tell;

/** Hears what is announced until the returned function is called. */
export const onAnnouncement = hear;
