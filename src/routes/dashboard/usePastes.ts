// References come in by a paste anywhere on the page: files, references as text, or text with identifiers.
import { useEffect, useEffectEvent } from 'react';
import { preload } from '#src/ui/preload.ts';

export interface PasteTakers {
  /** Takes files, and references as a file. */
  onFiles: (files: readonly File[]) => void;
  /** Takes a text that holds identifiers. */
  onIdentifiers: (text: string) => void;
}

/** Where text is typed, a paste belongs to it; in a dialog, to what that asks. */
const takesPastes = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"]';

const belongsElsewhere = ({ target, defaultPrevented }: ClipboardEvent): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(takesPastes) !== null);

/** Text that holds neither references nor identifiers is left alone. What it holds is read by code that is loaded with the first paste. */
export function usePastes({ onFiles, onIdentifiers }: PasteTakers): void {
  const takeText = useEffectEvent((text: string, pictures: readonly File[]) => {
    preload(import('./readPaste.ts'))
      .then(({ readPaste }) => {
        const paste = readPaste(text);
        if (paste === 'identifiers') onIdentifiers(text);
        else if (paste) onFiles([paste]);
        else if (pictures.length > 0) onFiles(pictures);
      })
      .catch(() => undefined);
  });
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (belongsElsewhere(event) || !event.clipboardData) return;
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData('text/plain');
    // Spreadsheets and word processors put a picture of the text beside it.
    const areAllPictures = files.every(({ type }) => type.startsWith('image/'));
    if (text.trim() !== '' && areAllPictures) takeText(text, files);
    else if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', take);
    return () => {
      document.removeEventListener('paste', take);
    };
  }, []);
}
