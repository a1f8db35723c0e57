// The clipboard of the browser, opened while a press is handled and filled once the text is there.
import { fromCallback } from 'xstate';
import type { CitingChoice, CitingEvent, CopiedText, GiveText } from '#machines/citing/citingTypes.ts';
import { copyFormatOf } from './copyFormats.ts';

/** Pages that are not served securely have none. */
type ClipboardOfPage = Pick<Clipboard, 'write' | 'writeText'> | undefined;

const blobOf = (type: string, text: string) => new Blob([text], { type });

/** Resolves once the clipboard has the text. Rejects if the browser refuses, or as `copied` does. */
async function write(clipboard: ClipboardOfPage, copied: Promise<CopiedText>, isRich: boolean): Promise<void> {
  if (!clipboard) throw new Error('No clipboard');
  if (typeof ClipboardItem === 'function') {
    // Safari allows a write only in the press itself, and takes promises for what is not there yet.
    const item = new ClipboardItem({
      'text/plain': copied.then(({ text }) => blobOf('text/plain', text)),
      ...(isRich && { 'text/html': copied.then(({ html, text }) => blobOf('text/html', html ?? text)) }),
    });
    try {
      await clipboard.write([item]);
      return;
    } catch {
      // Some browsers take texts only.
    }
  }
  await clipboard.writeText((await copied).text);
}

/** The actor of the machine. */
export const openClipboard = fromCallback<GiveText, { choice: CitingChoice }>(({ input, receive, sendBack }) => {
  let fill: (copied: CopiedText) => void = () => undefined;
  let giveUp: (reason: Error) => void = () => undefined;
  const copied = new Promise<CopiedText>((resolve, reject) => {
    fill = resolve;
    giveUp = reject;
  });
  let isOver = false;
  const tell = (event: CitingEvent) => {
    if (!isOver) sendBack(event);
  };
  receive(({ text }) => {
    fill(text);
  });
  write(navigator.clipboard as ClipboardOfPage, copied, copyFormatOf(input.choice.format).isRich ?? false).then(
    () => {
      tell({ type: 'clipboard.written' });
    },
    () => {
      tell({ type: 'clipboard.refused' });
    },
  );
  return () => {
    isOver = true;
    giveUp(new Error('Nothing is copied'));
  };
});
