// The fields of a group by search: the search and the position of its error.
import type { ReactNode } from 'react';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { classNames } from '#src/ui/classNames.ts';
import type { RuleFieldsProps } from './formParts.ts';
import styles from './GroupForm.module.css';
import { groupFormTexts } from './groupFormTexts.ts';

const texts = groupFormTexts.search;

/** Renders the fields. */
export function SearchFields({ rule, onChange, problemOf }: RuleFieldsProps<'search'>) {
  const { searchExpression, caseSensitive, isRegEx } = rule;
  const [mistake] =
    searchExpression.trim() === '' ? [] : parseSearch(searchExpression, { caseSensitive, isRegEx }).problems;
  const problem = problemOf('searchExpression');
  return (
    <>
      <Field
        label={texts.label}
        hint={
          <span>
            {texts.hint.plain} <code>author:smith year:2006..2010 -draft</code>,{' '}
            <code>title:&quot;dark matter&quot;</code>. {texts.hint.desktop}{' '}
            <code>author = smith and not keywords = mood</code>.
          </span>
        }
        problem={problem && mistake ? <Mistake text={searchExpression} {...mistake} /> : problem}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            className={classNames(styles.code)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={searchExpression}
            onKeyDown={(event) => {
              // A search is one line, so Enter adds no line break.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            onChange={({ currentTarget }) => {
              onChange({ ...rule, searchExpression: currentTarget.value.replace(/\n/g, ' ') });
            }}
          />
        )}
      </Field>
      <div className={styles.ticks}>
        <Checkbox
          label={texts.matchCase}
          checked={caseSensitive}
          onChange={({ currentTarget }) => {
            onChange({ ...rule, caseSensitive: currentTarget.checked });
          }}
        />
        <Checkbox
          label={texts.regex}
          checked={isRegEx}
          onChange={({ currentTarget }) => {
            onChange({ ...rule, isRegEx: currentTarget.checked });
          }}
        />
      </div>
    </>
  );
}

interface MistakeProps {
  text: string;
  start: number;
  end: number;
  message: string;
}

/** Shows the error, its position, and the text there. */
function Mistake({ text, start, end, message }: MistakeProps): ReactNode {
  const place = text.slice(start, end);
  return (
    <>
      {message} {start < text.trimEnd().length && `${texts.at(start + 1)} `}
      <code className={styles.mistake}>
        {start > 24 ? '…' : ''}
        {text.slice(Math.max(0, start - 24), start)}
        <mark>{place === '' ? '\u00A0' : place}</mark>
        {text.slice(end, end + 24)}
        {end + 24 < text.length ? '…' : ''}
      </code>
    </>
  );
}
