// Copies a text, or says why it could not.
import { viewerTexts } from './viewerTexts.ts';

/** Resolves once `text` can be pasted; rejects with words for the person. */
export async function copyText(text: string): Promise<void> {
  // There is no clipboard in a page that came over plain http, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new Error(viewerTexts.clipboard.needsHttps);
  try {
    await clipboard.writeText(text);
  } catch (cause) {
    throw new Error(viewerTexts.clipboard.denied, {
      cause,
    });
  }
}
