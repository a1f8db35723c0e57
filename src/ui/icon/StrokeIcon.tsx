// The drawing of a stroke icon in the colour of the text around it. Always decoration: the words beside it, or the label of its button, say what it means.
import styles from './Icon.module.css';

export interface StrokeIconProps {
  /** Its path data, on a 24 by 24 field. */
  path: string;
  weight?: number | undefined;
  size?: 'xs' | 'sm' | 'md' | undefined;
}

/** Draws it, 16 px, or 14 (`sm`) and 12 px (`xs`) beside small text. */
export function StrokeIcon({ path, weight, size = 'md' }: StrokeIconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} strokeWidth={weight} />
    </svg>
  );
}
