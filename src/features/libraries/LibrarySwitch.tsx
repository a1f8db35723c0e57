// The switch of libraries at the top of the sidebar; its menu loads when the pointer or focus comes near.
import { LazyMenu } from '#src/ui/menu/LazyMenu.tsx';
import { LibraryFace } from './LibraryFace.tsx';
import styles from './LibraryFace.module.css';
import { libraryTexts } from './libraryTexts.ts';
import { useLibraryName } from './useLibraryName.ts';

const loadMenu = () => import('./LibraryMenu.tsx').then(({ LibraryMenu }) => LibraryMenu);

/** Renders the switch. */
export function LibrarySwitch() {
  return (
    <div className={styles.switch}>
      <LazyMenu label={libraryTexts.switch(useLibraryName())} face={<LibraryFace />} load={loadMenu} />
    </div>
  );
}
