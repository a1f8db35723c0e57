// Changes the password, which requires the current one.
import { AccountForm } from './AccountForm.tsx';
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import type { Submit } from './useSubmission.ts';

const texts = accountTexts.password;

/** Renders the section. */
export function PasswordSection({ submit }: { submit: Submit }) {
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      <AccountForm
        form="changeOwnPassword"
        values={{ currentPassword: '', newPassword: '' }}
        submit={submit}
        accepted={<p>{texts.changed}</p>}
        fields={[
          {
            name: 'currentPassword',
            label: texts.currentPassword,
            type: 'password',
            autoComplete: 'current-password',
          },
          {
            name: 'newPassword',
            label: texts.newPassword,
            type: 'password',
            autoComplete: 'new-password',
            hint: texts.hint,
          },
        ]}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
      />
    </AccountSection>
  );
}
