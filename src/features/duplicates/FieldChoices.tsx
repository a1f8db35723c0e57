// The fields in which two documents differ, with a choice of the value to keep.
import type { MergeField } from '#bibliography/duplicates/mergeDocuments.ts';
import type { FieldChoices as Choices, Side } from '#machines/duplicates/duplicatesTypes.ts';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { describeValue } from '#src/features/reader/describeValue.ts';
import { Difference } from '#src/features/reader/Difference.tsx';
import styles from './DuplicatesDialog.module.css';
import { duplicatesTexts } from './duplicatesTexts.ts';

export interface FieldChoicesProps {
  fields: readonly MergeField[];
  /** The labels of the two documents. */
  sides: readonly [kept: string, other: string];
  choices: Choices;
  onChoose: (name: string, side: Side) => void;
}

/** Renders one choice for each field. */
export function FieldChoices({ fields, sides: [keptWords, otherWords], choices, onChoose }: FieldChoicesProps) {
  return (
    <div className={styles.fields}>
      {fields.map(({ field, kept: mine, other: theirs, usual }) => {
        const [first, second] = [describeValue(field, mine), describeValue(field, theirs)];
        const label = (words: string) => (
          <>
            <VisuallyHidden>{field.label}: </VisuallyHidden>
            {words}
          </>
        );
        return (
          <RadioGroup<Side>
            key={field.name}
            label={field.label}
            layout="beside"
            appearance="cards"
            className={styles.field}
            optionsClassName={styles.sides}
            value={choices[field.name] ?? usual}
            onChange={(side) => {
              onChoose(field.name, side);
            }}
            options={[
              { value: 'kept', label: label(keptWords), hint: <Value text={first} /> },
              { value: 'other', label: label(otherWords), hint: <Difference before={first} after={second} /> },
            ]}
          />
        );
      })}
    </div>
  );
}

function Value({ text }: { text: string }) {
  return text === '' ? <span className={styles.empty}>{duplicatesTexts.empty}</span> : text;
}
