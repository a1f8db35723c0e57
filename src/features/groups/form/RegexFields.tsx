// A group by regular expression: which field, and the expression.
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { FieldNameInput } from './FieldNameInput.tsx';
import type { RuleFieldsProps } from './formParts.ts';
import styles from './GroupForm.module.css';
import { TextField } from './TextField.tsx';

/** Draws the fields. */
export function RegexFields({ rule, onChange, problemOf }: RuleFieldsProps<'regexKeyword'>) {
  return (
    <>
      <FieldNameInput
        value={rule.field}
        problem={problemOf('field')}
        onChange={(field) => {
          onChange({ ...rule, field });
        }}
      />
      <TextField
        label="Regular expression"
        className={styles.code}
        placeholder="chocolat(e|ier)"
        hint="Found anywhere in the field; ^ and $ are its beginning and its end."
        problem={problemOf('searchExpression')}
        value={rule.searchExpression}
        onChange={(searchExpression) => {
          onChange({ ...rule, searchExpression });
        }}
      />
      <div className={styles.ticks}>
        <Checkbox
          label="Upper and lower case differ"
          checked={rule.caseSensitive}
          onChange={({ currentTarget }) => {
            onChange({ ...rule, caseSensitive: currentTarget.checked });
          }}
        />
      </div>
    </>
  );
}
