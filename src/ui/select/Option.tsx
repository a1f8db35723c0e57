// One row of a select's list.
import type { ReactNode } from 'react';
import type { SelectRow } from '#machines/richSelect/richSelectTypes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { markMatches } from './marks.ts';
import styles from './Select.module.css';

export interface OptionProps {
  id: string;
  row: SelectRow;
  label: string;
  icon: IconName | undefined;
  /** Replaces `icon`. */
  sign?: ReactNode | undefined;
  words: readonly string[];
  isActive: boolean;
  isChosen: boolean;
  /** The position, from 1. */
  position: number;
  /** The number of options; -1 while unknown. */
  of: number;
  top: number;
  height: number;
  onActivate: (value: string) => void;
  onChoose: (value: string) => void;
}

/** Renders the row, with the matches of the search highlighted. */
export function Option({
  id,
  row,
  label,
  icon,
  sign,
  words,
  isActive,
  isChosen,
  position,
  of,
  top,
  height,
  onActivate,
  onChoose,
}: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={row.disabled === true ? true : undefined}
      aria-posinset={position}
      aria-setsize={of}
      data-active={isActive || undefined}
      className={styles.option}
      style={{ top, height }}
      onPointerMove={({ movementX, movementY }) => {
        // Rows that scroll under a resting pointer don't become active.
        if (!row.disabled && (movementX !== 0 || movementY !== 0)) onActivate(row.value);
      }}
      onClick={() => {
        if (!row.disabled) onChoose(row.value);
      }}
    >
      {sign ?? (icon && <Icon name={icon} size="sm" />)}
      <span className={styles.optionLabel}>
        {markMatches(label, row.creates ? [] : words).map(({ text, isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
      {isChosen && <Icon name="check" size="sm" />}
    </div>
  );
}
