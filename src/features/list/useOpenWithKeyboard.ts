// Opens the document of the active row while another one is open, when J or K moves there.
import { type RefObject, useEffect } from 'react';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';

/** How long a row must stay active, in milliseconds, so that rows in passing are not loaded. */
const restTime = 300;

/**
 * `isMoved` is set when J or K has moved the active row. `rowId` is that row's document, undefined while it loads. A document with unsaved changes stays open.
 */
export function useOpenWithKeyboard(
  isMoved: RefObject<boolean>,
  openId: string | undefined,
  rowId: string | undefined,
): void {
  const go = useLibraryNavigation();
  useEffect(() => {
    if (!isMoved.current || openId === undefined || rowId === undefined || rowId === openId) return;
    const timer = setTimeout(() => {
      isMoved.current = false;
      if (!isAnythingHeld()) go((before) => ({ ...before, document: rowId }), { replace: true });
    }, restTime);
    return () => {
      clearTimeout(timer);
    };
  }, [go, isMoved, openId, rowId]);
}
