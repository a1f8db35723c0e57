// A choice of one from a few visible options, with native radio buttons and arrow keys, labelled by its question.
import { type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What choosing it means. It may be long, because it is the button's description and not part of its name. */
  hint?: ReactNode | undefined;
  disabled?: boolean | undefined;
  /** Consecutive options with the same section are below its heading, one level below the group's. */
  section?: string | undefined;
}

export interface RadioGroupProps<Value extends string> extends Omit<FieldGroupProps, 'role' | 'children'> {
  options: readonly RadioOption<Value>[];
  /** Null if none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `cards` frames each option, for comparing long ones. */
  appearance?: 'plain' | 'cards' | undefined;
  /** Shown before the options, as something to compare them with. */
  lead?: ReactNode | undefined;
  /** Lays out the lead and the options, which are its children. */
  optionsClassName?: string | undefined;
}

/** Renders the group. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  appearance = 'plain',
  lead,
  optionsClassName,
  ...group
}: RadioGroupProps<Value>) {
  const id = useId();
  const draw = (option: RadioOption<Value>) => (
    <Radio
      key={option.value}
      id={`${id}-${option.value}`}
      name={id}
      option={option}
      checked={option.value === value}
      onChoose={() => {
        onChange(option.value);
      }}
    />
  );
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={classNames(styles.options, appearance === 'cards' && styles.cards, optionsClassName)}>
        {lead}
        {bySection(options).map(([section, members], at) =>
          section === undefined ? (
            members.map(draw)
          ) : (
            <div key={section} role="group" aria-labelledby={`${id}-section-${at}`} className={styles.section}>
              <h3 id={`${id}-section-${at}`}>{section}</h3>
              {members.map(draw)}
            </div>
          ),
        )}
      </div>
    </FieldGroup>
  );
}

type Section<Value extends string> = readonly [name: string | undefined, members: RadioOption<Value>[]];

function bySection<Value extends string>(options: readonly RadioOption<Value>[]): readonly Section<Value>[] {
  const sections: Section<Value>[] = [];
  for (const option of options) {
    const last = sections.at(-1);
    if (last !== undefined && last[0] === option.section) last[1].push(option);
    else sections.push([option.section, [option]]);
  }
  return sections;
}

interface RadioProps {
  id: string;
  name: string;
  option: RadioOption<string>;
  checked: boolean;
  onChoose: () => void;
}

/** The whole option can be pressed, but only its label names the button, so that the hint isn't read each time. */
function Radio({ id, name, option: { value, label, hint, disabled }, checked, onChoose }: RadioProps) {
  return (
    <label className={styles.option}>
      <input
        id={id}
        type="radio"
        className={styles.button}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
      />
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
