// The names by which the parts of the region of messages find it on the page.

export const toastRegionId = 'messages';
/** Under the messages: what goes on, such as an import. */
export const toastSlotId = 'messages-under-way';
