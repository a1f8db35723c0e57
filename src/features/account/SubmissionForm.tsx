// An account form: its fields with their errors, and its button. The typed text is kept whatever the server answers.
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { concerns } from '#machines/problem.ts';
import type { SubmissionEmitted } from '#machines/submission/submissionTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PasswordInput } from '#src/ui/field/PasswordInput.tsx';
import { statePath } from '#machines/statePath.ts';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { accountFormTexts } from './accountFormTexts.ts';
import styles from './SubmissionForm.module.css';
import type { Submission } from './useSubmission.ts';

/** One field, by its name in the API's input. */
export interface FormField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  /** Which keyboard a phone shows; e-mail fields have their own. */
  inputMode?: 'email' | 'numeric' | 'text' | undefined;
  /** With `webauthn` the browser suggests passkeys in this field too. */
  autoComplete:
    | 'username'
    | 'username webauthn'
    | 'email'
    | 'current-password'
    | 'current-password webauthn'
    | 'new-password'
    | 'one-time-code'
    | 'name'
    | 'off';
  /** Not needed for the first field of a `page`, which always gets the focus. */
  autoFocus?: boolean | undefined;
  hint?: string | undefined;
  /** A link at the right of the label. */
  action?: ReactNode | undefined;
}

export interface SubmissionFormProps {
  submission: Submission;
  fields: readonly FormField[];
  submitLabel: string;
  /** The button's label while the request runs, in the present tense. */
  busyLabel: string;
  /** `page`: the form is the whole page, and its first field gets the focus. `section`: one of several parts of a page. */
  place?: 'page' | 'section' | undefined;
  /** `danger` for actions that cannot be undone. */
  tone?: 'danger' | undefined;
  /** An alternative action to the left of the button. */
  beside?: ReactNode | undefined;
}

/** Renders the form. */
export function SubmissionForm({
  submission,
  fields,
  submitLabel,
  busyLabel,
  place = 'page',
  tone,
  beside,
}: SubmissionFormProps) {
  const { actor, snapshot, send } = submission;
  const { problems, message, values } = snapshot.context;
  const form = useRef<HTMLFormElement>(null);
  const noticeId = useId();

  // A problem of one visible field is shown beside it; any other problem is shown above the fields.
  const fieldsOf = (problem: (typeof problems)[number]) => fields.filter(({ name }) => concerns(problem, name));
  const shared = problems.filter((problem) => fieldsOf(problem).length !== 1);
  const own = (name: string) =>
    problems
      .filter((problem) => !shared.includes(problem) && concerns(problem, name))
      .map((problem) => problem.message);
  const sentences = [...shared.map((problem) => problem.message), ...(message === null ? [] : [message])];
  const failed = snapshot.matches('failed');

  // After each failed attempt, focus the first problem once it is rendered. Correcting a value doesn't move the focus.
  const [pointedOut, setPointedOut] = useState<SubmissionEmitted>();
  useEffect(() => {
    const subscription = actor.on('problems.pointedOut', setPointedOut);
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);
  const goToProblem = useEffectEvent(() => {
    // If address and password don't match, the password is the likely mistake, and it cannot be read to correct it. So it gets the focus.
    const secret = fields.find(
      ({ name, type }) => type === 'password' && shared.some((problem) => concerns(problem, name)),
    );
    const selector = secret ? `[name="${secret.name}"]` : '[aria-invalid]';
    const input = form.current?.querySelector<HTMLInputElement>(selector);
    input?.focus();
    if (fields.some(({ name, type }) => type === 'password' && name === input?.name)) input?.select();
  });
  useEffect(() => {
    if (pointedOut) goToProblem();
  }, [pointedOut]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ type: 'submit' });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      data-place={place}
      noValidate
      onSubmit={submit}
      data-state={statePath(snapshot.value)}
    >
      {sentences.length > 0 && (
        <Notice
          id={noticeId}
          tone="danger"
          role="alert"
          action={
            failed && (
              <Button
                onClick={() => {
                  send({ type: 'retry' });
                }}
              >
                {accountFormTexts.retry}
              </Button>
            )
          }
        >
          {sentences.map((sentence) => (
            <p key={sentence}>{failed && fields.length > 0 ? accountFormTexts.failed(sentence) : sentence}</p>
          ))}
        </Notice>
      )}
      {fields.map(({ name, label, type, inputMode = 'email', autoComplete, autoFocus, hint, action }, index) => (
        <Field
          key={name}
          label={label}
          hint={hint}
          action={action}
          problem={own(name).join(' ') || undefined}
          problemId={shared.some((problem) => concerns(problem, name)) ? noticeId : undefined}
        >
          {(control) => {
            const input = {
              ...control,
              name,
              autoComplete,
              fieldSize: 'lg',
              value: values[name] ?? '',
              required: true,
              autoFocus: autoFocus ?? (place === 'page' && index === 0),
              onChange: (event: { currentTarget: HTMLInputElement }) => {
                send({ type: 'field.changed', name, value: event.currentTarget.value });
              },
            } as const;
            return type === 'password' ? (
              <PasswordInput {...input} />
            ) : (
              <TextInput {...input} type={type} inputMode={inputMode} autoCapitalize="none" spellCheck={false} />
            );
          }}
        </Field>
      ))}
      <div className={styles.actions}>
        {beside}
        <Button
          type="submit"
          variant={tone ?? (place === 'page' ? 'primary' : 'secondary')}
          size={place === 'page' ? 'xl' : 'lg'}
          className={styles.submit}
          busy={snapshot.hasTag('busy') || snapshot.status === 'done'}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
