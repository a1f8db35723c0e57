// Navigation within the library: the same page with other search parameters.
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LibrarySearch } from './libraryAddress.ts';

/** Navigates to the search parameters that `change` returns. */
export type GoInLibrary = (change: (before: LibrarySearch) => LibrarySearch, options?: { replace?: boolean }) => void;

/** Returns the function that navigates; rows and panes keep their scroll positions. */
export function useLibraryNavigation(): GoInLibrary {
  const navigate = useNavigate();
  return useCallback(
    (change, { replace = false } = {}) => {
      void navigate({ to: '/dashboard', search: change, replace, resetScroll: false });
    },
    [navigate],
  );
}
