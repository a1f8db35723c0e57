// The fields of a group by regular expression: the document field and the expression.
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { FieldNameInput } from './FieldNameInput.tsx';
import type { RuleFieldsProps } from './formParts.ts';
import styles from './GroupForm.module.css';
import { TextField } from './TextField.tsx';
import { groupFormTexts } from './groupFormTexts.ts';

/** Renders the fields. */
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
        label={groupFormTexts.regex.label}
        className={styles.code}
        placeholder={groupFormTexts.regex.example}
        hint={groupFormTexts.regex.hint}
        problem={problemOf('searchExpression')}
        value={rule.searchExpression}
        onChange={(searchExpression) => {
          onChange({ ...rule, searchExpression });
        }}
      />
      <div className={styles.ticks}>
        <Checkbox
          label={groupFormTexts.regex.matchCase}
          checked={rule.caseSensitive}
          onChange={({ currentTarget }) => {
            onChange({ ...rule, caseSensitive: currentTarget.checked });
          }}
        />
      </div>
    </>
  );
}
