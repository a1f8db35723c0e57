// The icon that a person chose for a group, in the current text colour. Its space is reserved while it loads, and a folder replaces a missing one. Always
// decorative, because the group's name is beside it.
import { useEffect, useSyncExternalStore } from 'react';
import { type IconifyIcons, iconifyIcons } from './iconifyIcons.ts';
import styles from './IconifyIcon.module.css';
import { Icon } from './Icon.tsx';

export interface IconifyIconProps {
  /** As `prefix:name`. */
  name: string;
  /** The source of icons; replaced in stories. */
  icons?: IconifyIcons;
}

/** Renders the icon `name` of any set, 16 px. */
export function IconifyIcon({ name, icons = iconifyIcons }: IconifyIconProps) {
  const image = useSyncExternalStore(
    icons.hear,
    () => icons.read(name),
    () => undefined,
  );
  useEffect(() => {
    icons.want(name);
  }, [icons, name]);
  if (image === null) return <Icon name="folder" />;
  return (
    <span
      className={image ? styles.drawn : styles.awaited}
      style={image && { maskImage: image.mask, transform: image.transform }}
      aria-hidden="true"
    />
  );
}
