// A choice of one from two to four short options side by side. Uses radio buttons with their arrow keys.
import { type ReactNode, useId } from 'react';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
import { StrokeIcon } from '../icon/StrokeIcon.tsx';
import styles from './Segmented.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Path data of a stroke icon. */
  icon?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly Segment<Value>[];
  /** Null if none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** Renders the choice. */
export function Segmented<Value extends string>({ options, value, onChange, ...group }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.button}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => {
                onChange(option.value);
              }}
            />
            {option.icon && <StrokeIcon path={option.icon} size="sm" />}
            <span className={styles.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
