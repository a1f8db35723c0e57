// A stroke icon in the colour of the text around it. Always decoration: the words beside it, or the label of its button, say what it means.
import styles from './Icon.module.css';
import { type IconName, icons, iconWeights } from './icons.ts';

/** Draws the icon `name`, 16 px, or 14 (`sm`) and 12 px (`xs`) beside small text. */
export function Icon({ name, size = 'md' }: { name: IconName; size?: 'xs' | 'sm' | 'md' | undefined }) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} strokeWidth={iconWeights[name]} />
    </svg>
  );
}
