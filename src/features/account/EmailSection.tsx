// The address of the account, and how to change it.
import type { ReactNode } from 'react';
import { AccountForm } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import { passwordField } from './passwordField.ts';
import type { Submit } from './useSubmission.ts';

const texts = accountTexts.email;

export interface EmailSectionProps {
  email: string;
  submit: Submit;
  /** Whether the address is confirmed, once this is loaded. */
  state?: ReactNode;
}

/** Renders the section. */
export function EmailSection({ email, submit, state }: EmailSectionProps) {
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      {state}
      <AccountForm
        form="changeEmail"
        values={{ email: '', password: '' }}
        submit={submit}
        accepted={<p>{texts.asked}</p>}
        fields={[
          { name: 'email', label: texts.newEmail, type: 'email', autoComplete: 'email', hint: texts.now(email) },
          passwordField,
        ]}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
      />
    </AccountSection>
  );
}
