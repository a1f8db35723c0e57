// Moves within the library: the same page, another address.
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LibrarySearch } from './libraryAddress.ts';

/** Goes to the view that `change` makes of the present one. */
export type GoInLibrary = (change: (before: LibrarySearch) => LibrarySearch, options?: { replace?: boolean }) => void;

/** Gives the function that does it; rows and panes keep where they are scrolled to. */
export function useLibraryNavigation(): GoInLibrary {
  const navigate = useNavigate();
  return useCallback(
    (change, { replace = false } = {}) => {
      void navigate({ to: '/dashboard', search: change, replace, resetScroll: false });
    },
    [navigate],
  );
}
