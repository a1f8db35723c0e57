// The name of the open library, as the button of its menu.
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './LibraryFace.module.css';
import { libraryTexts } from './libraryTexts.ts';
import { useLibraryName } from './useLibraryName.ts';

/** Renders it. */
export function LibraryFace() {
  const { role } = useLibrary();
  return (
    <span className={styles.face}>
      <span className={styles.name}>{useLibraryName()}</span>
      {role === 'READER' && <span className={styles.role}>{libraryTexts.readOnly}</span>}
      <Icon name="chevronDown" size="xs" />
    </span>
  );
}
