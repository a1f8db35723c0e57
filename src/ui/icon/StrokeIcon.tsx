// Renders a stroke icon in the current text colour. Always decorative, because a text or a button's label is beside it.
import styles from './Icon.module.css';

export interface StrokeIconProps {
  /** Its path data, on a 24 by 24 field. */
  path: string;
  weight?: number | undefined;
  size?: 'xs' | 'sm' | 'md' | undefined;
}

/** Renders it, 16 px, or 14 (`sm`) and 12 px (`xs`) beside small text. */
export function StrokeIcon({ path, weight, size = 'md' }: StrokeIconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} strokeWidth={weight} />
    </svg>
  );
}
