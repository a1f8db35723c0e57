// Documents that were moved to the trash, or out of it, beside the list: what holds them by their ids lets go of them.
import { createListeners } from '#src/ui/createListeners.ts';

const { hear, tell } = createListeners<[id: string]>();

/** Hears of each, until the returned function is called. */
export const hearMoved = hear;
/** Says that this one was moved. */
export const tellMoved = tell;
