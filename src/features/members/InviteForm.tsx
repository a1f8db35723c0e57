// Whom to invite to a library, with which role, and how.
import { useEffect, useRef } from 'react';
import { concerns, type Problem } from '#machines/problem.ts';
import type { InvitationDraft, LibraryRole } from '#machines/sharing/sharingTypes.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import styles from './Members.module.css';
import { membersTexts } from './membersTexts.ts';

const texts = membersTexts.form;
const roles: readonly LibraryRole[] = ['READER', 'EDITOR', 'OWNER'];

const numberOptions = (numbers: readonly number[], label: (value: number) => string) =>
  numbers.map((value) => ({ value: String(value), label: label(value) }));

interface InviteFormProps {
  draft: InvitationDraft;
  problems: readonly Problem[];
  /** The invitation is being made: a change would be lost. */
  isSending: boolean;
  onChange: (draft: Partial<InvitationDraft>) => void;
  onSend: () => void;
}

/** Renders the form. Enter in its text box sends it. */
export function InviteForm({ draft, problems, isSending, onChange, onSend }: InviteFormProps) {
  const form = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);
  // The form loses the focus while it is inert, and gets it back after a refusal.
  useEffect(() => {
    if (isSending || document.activeElement !== document.body) return;
    const box = form.current;
    (box?.querySelector<HTMLElement>('[aria-invalid]') ?? box?.querySelector<HTMLElement>('input:checked'))?.focus();
  }, [isSending]);
  const problemOf = (name: string) => problems.find((problem) => concerns(problem, name))?.message;
  const shown = [draft.by === 'email' ? 'email' : 'uses', 'days'];
  const shared = problems.filter((problem) => !shown.some((name) => concerns(problem, name)));
  return (
    <div ref={form} className={styles.form} inert={isSending}>
      <RadioGroup
        label={texts.role}
        value={draft.role}
        options={roles.map((value) => ({ value, ...membersTexts.roles[value] }))}
        onChange={(role) => {
          onChange({ role });
        }}
      />
      <Segmented
        label={texts.by}
        value={draft.by}
        options={[
          { value: 'link', label: texts.link },
          { value: 'email', label: texts.email },
        ]}
        onChange={(by) => {
          onChange({ by });
        }}
      />
      <div className={styles.pair}>
        {draft.by === 'email' ? (
          <Field label={texts.address} problem={problemOf('email')}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="off"
                value={draft.email}
                onChange={({ target }) => {
                  onChange({ email: target.value });
                }}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') onSend();
                }}
              />
            )}
          </Field>
        ) : (
          <Field label={texts.uses} problem={problemOf('uses')}>
            {(control) => (
              <Select
                {...control}
                options={numberOptions(texts.useOptions, texts.useLabel)}
                value={String(draft.uses)}
                onChange={(uses) => {
                  onChange({ uses: Number(uses) });
                }}
              />
            )}
          </Field>
        )}
        <Field label={texts.days} problem={problemOf('days')}>
          {(control) => (
            <Select
              {...control}
              options={numberOptions(texts.dayOptions, texts.dayLabel)}
              value={String(draft.days)}
              onChange={(days) => {
                onChange({ days: Number(days) });
              }}
            />
          )}
        </Field>
      </div>
      {shared.map(({ message }) => (
        <Notice key={message} tone="danger" role="alert">
          {message}
        </Notice>
      ))}
    </div>
  );
}
