// The address of the account, and how to change it.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import type { Submit } from './useSubmission.ts';

const texts = accountTexts.email;

export interface EmailSectionProps {
  email: string;
  submit: Submit;
  /** The account has another address now. */
  onChanged: (user: SessionUser) => void;
}

/** Draws the section. */
export function EmailSection({ email, submit, onChanged }: EmailSectionProps) {
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      <AccountForm
        form="changeEmail"
        values={{ email: '', password: '' }}
        submit={submit}
        accepted={
          <p>
            {texts.changedBefore}
            <strong>{email}</strong>
            {texts.changedAfter}
          </p>
        }
        onAccepted={(user) => {
          if (user) onChanged(user);
        }}
        fields={[
          { name: 'email', label: texts.newEmail, type: 'email', autoComplete: 'email', hint: texts.now(email) },
          { name: 'password', label: texts.password, type: 'password', autoComplete: 'current-password' },
        ]}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
      />
    </AccountSection>
  );
}
