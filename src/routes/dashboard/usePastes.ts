// Handles pastes anywhere on the page: files, references as text, or text with identifiers.
import { useEffect, useEffectEvent } from 'react';
import { loadOptional } from '#src/ui/preload.ts';

export interface PasteTakers {
  /** Receives files, and references as a file. */
  onFiles: (files: readonly File[]) => void;
  /** Receives a text that contains identifiers. */
  onIdentifiers: (text: string) => void;
}

/** A paste into a text field or a dialog is left to it. */
const takesPastes = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"]';

const belongsElsewhere = ({ target, defaultPrevented }: ClipboardEvent): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(takesPastes) !== null);

/** Text with neither references nor identifiers is ignored. The code that parses it is loaded with the first paste. */
export function usePastes({ onFiles, onIdentifiers }: PasteTakers): void {
  const takeText = useEffectEvent((text: string, pictures: readonly File[]) => {
    loadOptional(import('./readPaste.ts'))
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
    // Spreadsheets and word processors add a picture of the copied text.
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
