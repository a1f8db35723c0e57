// The fields of a keyword group: the document field, the search term, and the separators of keywords.
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { FieldNameInput } from './FieldNameInput.tsx';
import type { RuleFieldsProps } from './formParts.ts';
import styles from './GroupForm.module.css';
import { TextField } from './TextField.tsx';
import { groupFormTexts } from './groupFormTexts.ts';

const texts = groupFormTexts.keyword;

/** Renders the fields. */
export function WordFields({ rule, onChange, problemOf }: RuleFieldsProps<'wordKeyword'>) {
  const { field, searchExpression, caseSensitive, keywordDelimiter, onlySplitWordsAtDelimiter } = rule;
  const sample = searchExpression.trim() || 'mood';
  return (
    <>
      <FieldNameInput
        value={field}
        problem={problemOf('field')}
        onChange={(changed) => {
          onChange({ ...rule, field: changed });
        }}
      />
      <TextField
        label={texts.label}
        problem={problemOf('searchExpression')}
        value={searchExpression}
        onChange={(changed) => {
          onChange({ ...rule, searchExpression: changed });
        }}
      />
      <RadioGroup
        label={texts.match}
        value={onlySplitWordsAtDelimiter ? 'keyword' : 'word'}
        options={[
          {
            value: 'keyword',
            label: texts.whole,
            hint: texts.wholeHint(sample),
          },
          { value: 'word', label: texts.word, hint: texts.wordHint(sample) },
        ]}
        onChange={(way) => {
          onChange({ ...rule, onlySplitWordsAtDelimiter: way === 'keyword' });
        }}
      />
      <div className={styles.side}>
        <TextField
          label={texts.delimiter}
          className={styles.short}
          problem={problemOf('keywordDelimiter')}
          value={keywordDelimiter}
          onChange={(changed) => {
            onChange({ ...rule, keywordDelimiter: changed });
          }}
        />
        <Checkbox
          label={texts.matchCase}
          checked={caseSensitive}
          onChange={({ currentTarget }) => {
            onChange({ ...rule, caseSensitive: currentTarget.checked });
          }}
        />
      </div>
    </>
  );
}
