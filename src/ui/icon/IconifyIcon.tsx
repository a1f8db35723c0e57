// The icon that somebody chose for a group, in the colour of the text around it. Its place is kept while it comes, and where there is
// none to be had a folder stands there. Always decoration: the name beside it says what it means.
import { useEffect, useSyncExternalStore } from 'react';
import { type IconifyIcons, iconifyIcons } from './iconifyIcons.ts';
import styles from './IconifyIcon.module.css';
import { Icon } from './Icon.tsx';

export interface IconifyIconProps {
  /** As `prefix:name`. */
  name: string;
  /** Where icons come from; given in stories. */
  icons?: IconifyIcons;
}

/** Draws the icon `name` of whatever set, 16 px. */
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
