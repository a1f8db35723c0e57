// Copies a text, or says why it could not.

/** Resolves once `text` can be pasted; rejects with words for the person. */
export async function copyText(text: string): Promise<void> {
  // There is no clipboard in a page that came over plain http, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new Error('The browser lets a page copy only where it came over https.');
  try {
    await clipboard.writeText(text);
  } catch (cause) {
    throw new Error('The browser does not let this page copy. Allow it in the settings of the site, then try again.', {
      cause,
    });
  }
}
