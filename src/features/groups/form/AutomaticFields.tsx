// The fields of an automatic group: the document field that it splits, and the separators of its values.
import type { RuleByKind } from '#machines/groupForm/groupFormTypes.ts';
import { FieldNameInput } from './FieldNameInput.tsx';
import type { RuleFieldsProps } from './formParts.ts';
import styles from './GroupForm.module.css';
import { TextField } from './TextField.tsx';
import { groupFormTexts } from './groupFormTexts.ts';

type AutomaticRule = RuleByKind['automaticKeyword'] | RuleByKind['automaticPersons'];

/** Renders the fields. */
export function AutomaticFields({
  rule,
  onChange,
  problemOf,
}: Omit<RuleFieldsProps<'automaticKeyword'>, 'rule'> & { rule: AutomaticRule }) {
  return (
    <>
      <FieldNameInput
        value={rule.field}
        problem={problemOf('field')}
        onChange={(field) => {
          onChange({ ...rule, field });
        }}
      />
      {rule.kind === 'automaticKeyword' && (
        <div className={styles.side}>
          <TextField
            label={groupFormTexts.automatic.delimiter}
            className={styles.short}
            problem={problemOf('keywordDelimiter')}
            value={rule.keywordDelimiter}
            onChange={(keywordDelimiter) => {
              onChange({ ...rule, keywordDelimiter });
            }}
          />
          <TextField
            label={groupFormTexts.automatic.hierarchicalDelimiter}
            className={styles.short}
            problem={problemOf('keywordHierarchicalDelimiter')}
            value={rule.keywordHierarchicalDelimiter}
            onChange={(keywordHierarchicalDelimiter) => {
              onChange({ ...rule, keywordHierarchicalDelimiter });
            }}
          />
        </div>
      )}
    </>
  );
}
