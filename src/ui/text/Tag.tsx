// A short word on a ground: a keyword, a kind.
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import styles from './Tag.module.css';
import { uiTexts } from '../uiTexts.ts';

export interface TagProps {
  children: ReactNode;
  /** `lg` (24 px) where it can be removed or stands alone. */
  size?: 'sm' | 'lg' | undefined;
  /** Gives it a button that takes it away; `removeLabel` says what ("Remove mood"). */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  /** It stays as it is for now. */
  disabled?: boolean | undefined;
}

/** Renders a tag. */
export function Tag({ children, size = 'sm', onRemove, removeLabel = uiTexts.remove, disabled = false }: TagProps) {
  return (
    <span
      className={classNames(styles.tag, (size === 'lg' || onRemove) && styles.lg, onRemove && styles.removable)}
      data-disabled={disabled || undefined}
    >
      <span className={styles.text}>{children}</span>
      {onRemove && <IconButton size="sm" icon="close" label={removeLabel} disabled={disabled} onClick={onRemove} />}
    </span>
  );
}
