// A dropdown with a menu, whose code is loaded shortly before it opens.
import { useState } from 'react';
import type { DropdownInput } from '#machines/dropdown/dropdownTypes.ts';
import { type DropdownControl, useDropdown } from '../dropdown/useDropdown.ts';
import { loadPlacement } from '../floating/loadPlacement.ts';
import { preload } from '../preload.ts';
import type { MenuPopup as MenuPopupType } from './MenuPopup.tsx';

/** Fetches what draws a menu. */
export const fetchMenuPopup = async () =>
  (await Promise.all([import('./MenuPopup.tsx'), loadPlacement()]))[0].MenuPopup;

function preloadMenu(): void {
  // A failed preload is ignored; opening the menu retries.
  preload(fetchMenuPopup);
}

/** A dropdown, and the component that renders its menu. */
export interface MenuControl {
  dropdown: DropdownControl;
  /** For the hover or focus that precedes a press. */
  preload: () => void;
  /** Renders the menu, once its code has loaded. */
  MenuPopup: typeof MenuPopupType | null;
}

/** Runs a dropdown for a menu. */
export function useMenu(input: DropdownInput, fetchPopup = fetchMenuPopup): MenuControl {
  const [MenuPopup, setMenuPopup] = useState<typeof MenuPopupType | null>(null);
  const dropdown = useDropdown({
    ...input,
    load: async () => {
      const loaded = await fetchPopup();
      setMenuPopup(() => loaded);
      return undefined;
    },
  });
  return { dropdown, preload: preloadMenu, MenuPopup };
}
