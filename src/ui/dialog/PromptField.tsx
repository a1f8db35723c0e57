// The text box of a prompt. Enter confirms; an error is shown below it once confirming was tried.
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { dialogMachine } from '#machines/dialog/dialogMachine.ts';
import type { DialogEvent } from '#machines/dialog/dialogTypes.ts';
import { Field } from '../field/Field.tsx';
import { TextInput } from '../field/TextInput.tsx';
import styles from './PromptField.module.css';
import type { PromptOptions } from './questions.ts';

export interface PromptFieldProps {
  question: PromptOptions;
  snapshot: SnapshotFrom<typeof dialogMachine>;
  send: (event: DialogEvent) => void;
}

/** Renders the field. */
export function PromptField({ question, snapshot, send }: PromptFieldProps) {
  const { label, hint, placeholder, validate, describe } = question;
  const input = useRef<HTMLInputElement>(null);
  const { value } = snapshot.context;
  const problem = snapshot.matches({ open: 'refused' }) ? snapshot.context.problem : null;
  const wrong = problem !== null;
  useEffect(() => {
    if (wrong) input.current?.focus();
  }, [wrong]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'confirm' });
      }}
    >
      <Field
        label={label}
        hint={typeof hint === 'function' ? hint(value) : hint}
        problem={wrong && <span role="alert">{problem}</span>}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            data-autofocus
            autoComplete="off"
            placeholder={placeholder}
            value={value}
            readOnly={snapshot.hasTag('busy')}
            onFocus={({ target }) => {
              target.select();
            }}
            onChange={({ target }) => {
              send({ type: 'value.changed', value: target.value, problem: validate?.(target.value) ?? null });
            }}
          />
        )}
      </Field>
      {describe?.(value, wrong)}
    </form>
  );
}
