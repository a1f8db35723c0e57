// Shows whether the account's address is confirmed, and how to confirm it.
import { graphql } from 'relay-runtime';
import type { EmailConfirmation_user$key } from '#src/__generated__/EmailConfirmation_user.graphql.ts';
import { useFragment, useRelayEnvironment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { confirmDialog, preloadDialogs } from '#src/ui/dialog/askDialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountTexts } from './accountTexts.ts';
import { cancelEmailChange } from './cancelEmailChangeMutation.ts';
import styles from './EmailConfirmation.module.css';
import type { Submit } from './useSubmission.ts';

const texts = accountTexts.confirmation;

export interface EmailConfirmationProps {
  user: EmailConfirmation_user$key;
  submit: Submit;
}

/** Renders the state of the address; nothing if it is confirmed and no change is pending. */
export function EmailConfirmation({ user, submit }: EmailConfirmationProps) {
  const environment = useRelayEnvironment();
  const { email, emailConfirmed, pendingEmail } = useFragment(
    graphql`
      fragment EmailConfirmation_user on User {
        email
        emailConfirmed
        pendingEmail
      }
    `,
    user,
  );
  if (emailConfirmed && pendingEmail == null) return null;

  const cancel = async (pending: string) => {
    const { reason } = await confirmDialog({
      title: texts.cancel.title(email),
      message: texts.cancel.message(pending),
      confirmLabel: texts.cancel.confirm,
      busyLabel: texts.cancel.busy,
      confirmAction: (signal) => cancelEmailChange(environment, signal),
    });
    if (reason === 'ok') toast({ tone: 'success', message: texts.cancel.done(email) });
  };

  return (
    <div
      className={styles.confirmation}
      data-state={pendingEmail == null ? 'unconfirmed' : 'pending'}
      onPointerEnter={preloadDialogs}
    >
      <Notice tone={pendingEmail == null ? 'warning' : 'info'}>
        {pendingEmail == null ? texts.unconfirmed(email) : texts.pending(pendingEmail, email)}
      </Notice>
      <AccountForm
        form="sendEmailConfirmation"
        values={{}}
        submit={submit}
        accepted={<p>{texts.sent(pendingEmail ?? email)}</p>}
        fields={[]}
        submitLabel={texts.sendAgain}
        busyLabel={texts.sending}
        beside={
          pendingEmail == null ? undefined : (
            <Button size="lg" onClick={() => void cancel(pendingEmail)}>
              {texts.cancel.open}
            </Button>
          )
        }
      />
    </div>
  );
}
