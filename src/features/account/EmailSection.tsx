// The address of the account, and how to change it.
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { Submit } from './useSubmission.ts';

export interface EmailSectionProps {
  email: string;
  submit: Submit;
  /** The account has another address now. */
  onChanged: (user: SessionUser) => void;
}

/** Draws the section. */
export function EmailSection({ email, submit, onChanged }: EmailSectionProps) {
  return (
    <AccountSection
      title="E-mail"
      about={
        <p>
          You log in with this address, and the link for a new password goes there. The former address gets a mail that
          it was changed.
        </p>
      }
    >
      <AccountForm
        form="changeEmail"
        values={{ email: '', password: '' }}
        submit={submit}
        accepted={
          <p>
            Your address is now <strong>{email}</strong>. From now on you log in with it.
          </p>
        }
        onAccepted={(user) => {
          if (user) onChanged(user);
        }}
        fields={[
          { name: 'email', label: 'New e-mail', type: 'email', autoComplete: 'email', hint: `Now: ${email}` },
          { name: 'password', label: 'Your password', type: 'password', autoComplete: 'current-password' },
        ]}
        submitLabel="Change e-mail"
        busyLabel="Changing…"
      />
    </AccountSection>
  );
}
