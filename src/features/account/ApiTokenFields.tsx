// The form of an API token: its fields, and the buttons below them.
import type { SnapshotFrom } from 'xstate';
import { concerns } from '#machines/problem.ts';
import type { tokenFormMachine } from '#machines/tokenForm/tokenFormMachine.ts';
import type { TokenFormEvent, TokenValues } from '#machines/tokenForm/tokenFormTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import styles from './ApiTokenDialog.module.css';
import { apiTokenTexts } from './apiTokenTexts.ts';
import { passwordField } from './passwordField.ts';
import type { TokenLibrary } from './useTokenLibraries.ts';

const texts = apiTokenTexts.form;

/** The days that can be chosen. */
const lifetimes = [7, 30, 90, 366];
const lifetimeOptions = [
  ...lifetimes.map((days) => ({ value: String(days), label: texts.days(days) })),
  { value: '', label: texts.never },
];
const scopeOptions = (['READ', 'WRITE'] as const).map((value) => ({ value, ...texts.scopes[value] }));

export interface ApiTokenFieldsProps {
  snapshot: SnapshotFrom<typeof tokenFormMachine>;
  send: (event: TokenFormEvent) => void;
  /** Those that the token can be limited to. */
  libraries: readonly TokenLibrary[];
}

/** Renders the fields and buttons of the form, and what is wrong with them. */
export function ApiTokenFields({ snapshot, send, libraries }: ApiTokenFieldsProps) {
  const { values, problems, message, needsPassword } = snapshot.context;
  const shown = ['name', 'libraryId', ...(needsPassword ? ['password'] : [])];
  const problemOf = (name: string) => problems.find((problem) => concerns(problem, name))?.message;
  const others = problems.filter((problem) => !shown.some((name) => concerns(problem, name)));
  const failed = snapshot.matches('failed');
  const sentences = [...others.map((problem) => problem.message), ...(message === null ? [] : [message])];
  const change = (changed: Partial<TokenValues>) => {
    send({ type: 'values.changed', values: changed });
  };
  return (
    <>
      {sentences.length > 0 && (
        <Notice
          tone="danger"
          role="alert"
          action={
            failed && (
              <Button
                onClick={() => {
                  send({ type: 'retry' });
                }}
              >
                {texts.retry}
              </Button>
            )
          }
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{failed ? texts.failed(sentence) : sentence}</p>
          ))}
        </Notice>
      )}
      <Field label={texts.name} hint={texts.nameHint} problem={problemOf('name')}>
        {(control) => (
          <TextInput
            {...control}
            required
            autoComplete="off"
            data-autofocus
            maxLength={100}
            value={values.name}
            onChange={({ currentTarget }) => {
              change({ name: currentTarget.value });
            }}
          />
        )}
      </Field>
      <RadioGroup
        label={texts.scope}
        options={scopeOptions}
        value={values.scope}
        onChange={(scope) => {
          change({ scope });
        }}
      />
      <Field label={texts.library} problem={problemOf('libraryId')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: texts.allLibraries },
              ...libraries.filter(({ isTrashed }) => !isTrashed).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={values.libraryId ?? ''}
            onChange={(id) => {
              change({ libraryId: id === '' ? null : id });
            }}
          />
        )}
      </Field>
      <Field label={texts.expires}>
        {(control) => (
          <Select
            {...control}
            options={lifetimeOptions}
            value={values.expiresInDays === null ? '' : String(values.expiresInDays)}
            onChange={(days) => {
              change({ expiresInDays: days === '' ? null : Number(days) });
            }}
          />
        )}
      </Field>
      {needsPassword && (
        <Field label={passwordField.label} problem={problemOf('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              required
              autoComplete={passwordField.autoComplete}
              value={values.password}
              onChange={({ currentTarget }) => {
                change({ password: currentTarget.value });
              }}
            />
          )}
        </Field>
      )}
      <div className={styles.actions}>
        <Button
          size="lg"
          disabled={snapshot.hasTag('busy')}
          onClick={() => {
            send({ type: 'close' });
          }}
        >
          {texts.cancel}
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={snapshot.hasTag('busy')} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </div>
    </>
  );
}
