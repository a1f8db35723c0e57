// Tells the rest of the page about documents that were moved to or from the trash outside of the list, so that they are no longer selected.
import { createListeners } from '#src/ui/createListeners.ts';

const { hear, tell } = createListeners<[id: string]>();

/** Subscribes to moves, until the returned function is called. */
export const onDocumentMoved = hear;
/** Reports that this document was moved. */
export const reportDocumentMoved = tell;
