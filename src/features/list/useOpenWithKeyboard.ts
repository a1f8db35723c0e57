// While a document is open, J and K take the pane along: the document of the row where the keyboard rests opens in its place.
import { type RefObject, useEffect } from 'react';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';

/** How long the keyboard has to rest on a row, in milliseconds: rows that are only passed are not loaded. */
const restTime = 300;

/**
 * `isMoved` is set when J or K moves the keyboard. `rowId` is the document of the row where it is, undefined while that is loading. A document
 * with unsaved changes stays open.
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
