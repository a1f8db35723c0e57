// Tells the rest of the page which documents were moved to or from the trash outside the list, so that it forgets their ids.
import { createListeners } from '#src/ui/createListeners.ts';

const { hear, tell } = createListeners<[id: string]>();

/** Hears of each, until the returned function is called. */
export const hearMoved = hear;
/** Says that this one was moved. */
export const tellMoved = tell;
