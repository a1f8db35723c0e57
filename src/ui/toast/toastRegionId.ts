// The name by which the parts of the region of messages find it on the page.

export const toastRegionId = 'messages';
