// One field that was edited in two places: what it was, and the choice between what it may be.
import type { FieldDescription } from '#bibliography/kinds.ts';
import { classNames } from '#src/ui/classNames.ts';
import { RadioGroup, type RadioOption } from '#src/ui/field/RadioGroup.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import styles from './ConflictDialog.module.css';
import { describeValue } from './describeValue.ts';
import { Difference } from './Difference.tsx';
import { listOf, textOf } from './fieldValues.ts';

export type FieldChoice = 'mine' | 'theirs' | 'both';

export interface ConflictFieldProps {
  label: string;
  description: FieldDescription | undefined;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both edits in one value; undefined where that makes no sense. */
  both: unknown;
  choice: FieldChoice | null;
  onChoose: (choice: FieldChoice) => void;
}

/** Both edits in one value, where that makes sense: paragraphs one after the other, lists joined. */
export function keepBoth(description: FieldDescription | undefined, mine: unknown, theirs: unknown): unknown {
  if (description?.editing === 'longText') return [textOf(mine), textOf(theirs)].filter(Boolean).join('\n\n');
  if (description?.editing === 'list')
    return [...new Set([...(listOf(mine) as readonly string[]), ...(listOf(theirs) as readonly string[])])];
  return undefined;
}

/** Draws the field. */
export function ConflictField({ label, description, base, mine, theirs, both, choice, onChoose }: ConflictFieldProps) {
  const before = describeValue(description, base);
  const option = (value: FieldChoice, words: string, edited: unknown): RadioOption<FieldChoice> => ({
    value,
    // Whoever hears one of them is not always told of the group again.
    label: (
      <>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {words}
      </>
    ),
    hint: value === 'both' ? undefined : <Difference before={before} after={describeValue(description, edited)} />,
  });
  return (
    <RadioGroup
      label={
        <>
          {label}
          {choice === null && <span className={styles.need}>Choose one</span>}
        </>
      }
      layout="beside"
      appearance="cards"
      className={styles.field}
      optionsClassName={styles.sides}
      lead={
        <div className={styles.before}>
          <span className={styles.head}>Before</span>
          <p className={classNames(styles.value, before === '' && styles.empty)}>{before === '' ? 'Empty' : before}</p>
        </div>
      }
      value={choice}
      onChange={onChoose}
      options={[
        option('mine', 'Yours', mine),
        option('theirs', 'Theirs', theirs),
        ...(both === undefined ? [] : [option('both', 'Keep both, yours first', both)]),
      ]}
    />
  );
}
