// The keyboard shortcuts for copying, as menus show them.

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

export const copyKeys = isMac ? { copy: '⌘ C', copyAs: '⇧ ⌘ C' } : { copy: 'Ctrl C', copyAs: 'Ctrl Shift C' };
