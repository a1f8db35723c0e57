// A short text on a coloured background: a keyword, a kind.
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import styles from './Tag.module.css';
import { uiTexts } from '../uiTexts.ts';

export interface TagProps {
  children: ReactNode;
  /** `lg` (24 px) if the tag can be removed or stands alone. */
  size?: 'sm' | 'lg' | undefined;
  /** Adds a remove button; `removeLabel` is its label ("Remove mood"). */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  /** The tag cannot be removed for now. */
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
