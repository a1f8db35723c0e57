// Copies a text to the clipboard, or explains why that failed.
import { viewerTexts } from './viewerTexts.ts';

/** Resolves once `text` is on the clipboard; rejects with a message for the person. */
export async function copyText(text: string): Promise<void> {
  // Pages served over plain HTTP have no clipboard, whatever the types say.
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
