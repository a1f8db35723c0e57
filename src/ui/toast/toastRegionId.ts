// The element ids by which the parts of the message region find each other.

export const toastRegionId = 'messages';
/** The slot below the messages, for ongoing activity such as an import. */
export const toastSlotId = 'messages-under-way';
