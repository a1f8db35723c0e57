// Another password, with the current one.
import { AccountForm } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import type { Submit } from './useSubmission.ts';

/** Draws the section. */
export function PasswordSection({ submit }: { submit: Submit }) {
  return (
    <AccountSection
      title="Password"
      about={<p>When you change it, you stay logged in here and are logged out everywhere else.</p>}
    >
      <AccountForm
        form="changeOwnPassword"
        values={{ currentPassword: '', newPassword: '' }}
        submit={submit}
        accepted={<p>Your password is changed. Everywhere else you are logged out.</p>}
        fields={[
          {
            name: 'currentPassword',
            label: 'Current password',
            type: 'password',
            autoComplete: 'current-password',
          },
          {
            name: 'newPassword',
            label: 'New password',
            type: 'password',
            autoComplete: 'new-password',
            hint: 'At least 8 characters. Any characters will do, and a long phrase is best.',
          },
        ]}
        submitLabel="Change password"
        busyLabel="Changing…"
      />
    </AccountSection>
  );
}
