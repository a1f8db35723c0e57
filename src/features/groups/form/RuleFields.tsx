// The fields of the rule, by kind.
import type { FilledGroupRule } from '#bibliography/groups/groupRule.ts';
import type { GroupFormValues } from '#machines/groupForm/groupFormTypes.ts';
import { AutomaticFields } from './AutomaticFields.tsx';
import { CitingFileField } from './CitingFileField.tsx';
import { FieldNameInput } from './FieldNameInput.tsx';
import type { ProblemOf } from './formParts.ts';
import { RegexFields } from './RegexFields.tsx';
import { SearchFields } from './SearchFields.tsx';
import styles from './GroupForm.module.css';
import { TextField } from './TextField.tsx';
import type { GroupCountHandle } from './useGroupForm.ts';
import { WordFields } from './WordFields.tsx';
import { groupFormTexts } from './groupFormTexts.ts';

export interface RuleFieldsProps {
  values: GroupFormValues;
  onChange: (rule: FilledGroupRule) => void;
  problemOf: ProblemOf;
  count: GroupCountHandle;
}

/** Renders the fields of the kind that is chosen. */
export function RuleFields({ values: { kind, rules }, onChange, problemOf, count }: RuleFieldsProps) {
  const parts = { onChange, problemOf };
  switch (kind) {
    case 'explicit':
      return (
        <p className={styles.sentence}>
          <span className={styles.dragged}>{groupFormTexts.explicit.dragged}</span>
          <span className={styles.ticked}>{groupFormTexts.explicit.ticked}</span> {groupFormTexts.explicit.manual}
        </p>
      );
    case 'wordKeyword':
      return <WordFields rule={rules.wordKeyword} {...parts} />;
    case 'regexKeyword':
      return <RegexFields rule={rules.regexKeyword} {...parts} />;
    case 'search':
      return <SearchFields rule={rules.search} {...parts} />;
    case 'lastName':
      return (
        <>
          <FieldNameInput
            value={rules.lastName.field}
            problem={problemOf('field')}
            onChange={(field) => {
              onChange({ ...rules.lastName, field });
            }}
          />
          <TextField
            label={groupFormTexts.lastName}
            problem={problemOf('authorLastName')}
            value={rules.lastName.authorLastName}
            onChange={(authorLastName) => {
              onChange({ ...rules.lastName, authorLastName });
            }}
          />
        </>
      );
    case 'automaticKeyword':
    case 'automaticPersons':
      return <AutomaticFields rule={rules[kind]} {...parts} />;
    case 'tex':
      return <CitingFileField rule={rules.tex} {...parts} count={count} />;
  }
}
