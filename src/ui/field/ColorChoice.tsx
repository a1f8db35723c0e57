// A choice of colour: none, one of a few that are distinct in light and dark mode, or a custom one.
import { useId, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import control from './control.module.css';
import styles from './ColorChoice.module.css';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
import { inputTexts } from './inputTexts.ts';

export interface NamedColor {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly value: string;
}

export interface ColorChoiceProps extends Omit<FieldGroupProps, 'role' | 'children'> {
  colors: readonly NamedColor[];
  /** Empty for none. May be any typed text until it is a valid colour. */
  value: string;
  onChange: (value: string) => void;
}

const own = 'own';

/** Renders the choice. */
export function ColorChoice({ colors, value, onChange, ...group }: ColorChoiceProps) {
  const name = useId();
  const isListed = value === '' || colors.some((color) => color.value === value.toLowerCase());
  // Local state: a custom colour was chosen, but not typed yet.
  const [wantsOwn, setWantsOwn] = useState(!isListed);
  const chosen = wantsOwn ? own : value.toLowerCase();
  const choose = (color: string) => {
    setWantsOwn(false);
    onChange(color);
  };
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={styles.choice}>
        {[{ name: inputTexts.color.none, value: '' }, ...colors].map((color) => (
          <label key={color.value} className={styles.swatch} title={color.name}>
            <input
              type="radio"
              className={styles.button}
              name={name}
              aria-label={color.name}
              checked={chosen === color.value}
              onChange={() => {
                choose(color.value);
              }}
            />
            <span
              className={classNames(styles.color, color.value === '' && styles.none)}
              style={color.value === '' ? undefined : { background: color.value }}
            >
              {chosen === color.value && <Icon name="check" size="sm" />}
            </span>
          </label>
        ))}
        <label className={styles.own}>
          <input
            type="radio"
            className={styles.button}
            name={name}
            checked={chosen === own}
            onChange={() => {
              setWantsOwn(true);
            }}
          />
          <span className={styles.ownLabel}>{inputTexts.color.custom}</span>
        </label>
        {wantsOwn && (
          <span className={styles.ownColor}>
            <input
              type="color"
              className={styles.picker}
              aria-label={inputTexts.color.pick}
              value={sixDigits(value)}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.value);
              }}
            />
            <input
              type="text"
              className={classNames(control.control, styles.text)}
              aria-label={inputTexts.color.code}
              aria-invalid={group.problem ? true : undefined}
              placeholder={inputTexts.color.codeExample}
              spellCheck={false}
              autoCapitalize="none"
              value={value}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.value);
              }}
            />
          </span>
        )}
      </div>
    </FieldGroup>
  );
}

/** The value for the browser's colour picker. */
function sixDigits(value: string): string {
  return /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : '#808080';
}
