// What was pasted on the page and not into a box.

/** Where text is typed, a paste belongs to it; in a dialog, to what that asks. */
const takesPastes = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"]';

/** What the clipboard holds; null where somebody else takes it, or where it holds neither text nor files. */
export function pastedBeside({ target, clipboardData, defaultPrevented }: ClipboardEvent) {
  if (defaultPrevented || !clipboardData || (target instanceof Element && target.closest(takesPastes))) return null;
  const [files, text] = [[...clipboardData.files], clipboardData.getData('text/plain')];
  return files.length > 0 || text.trim() !== '' ? { files, text } : null;
}
