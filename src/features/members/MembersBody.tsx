// The members of a library at every point of their flow: the list, the form of an invitation and its address; and the buttons below.
import { useEffect, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sharingMachine } from '#machines/sharing/sharingMachine.ts';
import type { MadeInvitation } from '#machines/sharing/sharingTypes.ts';
import { CopiedField } from '#src/features/citations/copy/CopiedField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberList } from './MemberList.tsx';
import styles from './Members.module.css';
import { membersTexts as texts } from './membersTexts.ts';

export interface MembersHandle {
  readonly actor: Pick<ActorRefFrom<typeof sharingMachine>, 'send'>;
  readonly snapshot: SnapshotFrom<typeof sharingMachine>;
}

/** Whether the form of an invitation is shown. */
export const isInviting = ({ snapshot }: MembersHandle) => snapshot.matches('inviting') || snapshot.matches('sending');

/** Renders the content of the dialog. */
export function MembersBody({ handle }: { handle: MembersHandle }) {
  const { actor, snapshot } = handle;
  const { library, change, draft, problems, made, message, isUnanswered } = snapshot.context;
  if (snapshot.matches('gone'))
    return (
      <Notice tone="warning" role="alert">
        {texts.gone.text}
      </Notice>
    );
  if (snapshot.matches('failed'))
    return (
      <Notice tone="danger" role="alert">
        {texts.failed(message ?? '')}
      </Notice>
    );
  if (snapshot.matches('loading') || library === null) return <Progress label={texts.loading} labelShown />;
  if (made !== null) return <Made made={made} />;
  if (isInviting(handle))
    return (
      <>
        <InviteForm
          draft={draft}
          problems={problems}
          isSending={snapshot.matches('sending')}
          onChange={(changed) => {
            actor.send({ type: 'draft.changed', draft: changed });
          }}
          onSend={() => {
            actor.send({ type: 'invitation.send' });
          }}
        />
        {message !== null && (
          <Notice tone="danger" role="alert">
            {texts.form.failed(message)}
          </Notice>
        )}
      </>
    );
  const changing = snapshot.matches('changing') ? change : null;
  return (
    <div className={styles.box}>
      {message !== null && (
        <Notice
          tone="danger"
          role="alert"
          action={
            isUnanswered && (
              <Button
                onClick={() => {
                  actor.send({ type: 'retry' });
                }}
              >
                {texts.reload}
              </Button>
            )
          }
        >
          {isUnanswered ? texts.unanswered(message) : message}
        </Notice>
      )}
      <MemberList
        library={library}
        changing={changing}
        onChoose={(chosen) => {
          actor.send({ type: 'change.choose', change: chosen });
        }}
      />
      {library.invitations.length > 0 && (
        <InvitationList
          invitations={library.invitations}
          isWaiting={changing !== null}
          ending={changing?.kind === 'endInvitation' ? changing.id : null}
          onEnd={(id) => {
            actor.send({ type: 'change.choose', change: { kind: 'endInvitation', id } });
          }}
        />
      )}
    </div>
  );
}

/** Renders the address of a new invitation. The button that led here is gone, so the address gets the focus. */
function Made({ made: { address, email } }: { made: MadeInvitation }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={box} className={styles.box}>
      <Notice tone="success" role="status">
        {email === null ? texts.made.link : texts.made.sent(email)}
      </Notice>
      <CopiedField label={texts.made.address} text={address} what={texts.made.copied} />
    </div>
  );
}

/** Renders the buttons. */
export function MembersFooter({ handle, onClose }: { handle: MembersHandle; onClose: () => void }) {
  const { actor, snapshot } = handle;
  const { library, draft, made } = snapshot.context;
  const send = (type: 'retry' | 'invitation.begin' | 'invitation.send' | 'invitation.leave') => () => {
    actor.send({ type });
  };
  if (made !== null)
    return (
      <>
        <Button size="lg" onClick={send('invitation.begin')}>
          {texts.made.another}
        </Button>
        <Button size="lg" variant="primary" onClick={send('invitation.leave')}>
          {texts.made.done}
        </Button>
      </>
    );
  if (isInviting(handle))
    return (
      <>
        <Button size="lg" disabled={snapshot.matches('sending')} onClick={send('invitation.leave')}>
          {texts.form.back}
        </Button>
        <Button
          size="lg"
          variant="primary"
          busy={snapshot.matches('sending')}
          busyLabel={draft.by === 'email' ? texts.form.sending : texts.form.making}
          onClick={send('invitation.send')}
        >
          {draft.by === 'email' ? texts.form.send : texts.form.makeLink}
        </Button>
      </>
    );
  return (
    <>
      <Button size="lg" onClick={onClose}>
        {texts.close}
      </Button>
      {snapshot.matches('failed') && (
        <Button size="lg" icon="reload" onClick={send('retry')}>
          {texts.retry}
        </Button>
      )}
      {library?.viewerRole === 'OWNER' && !snapshot.matches('gone') && !snapshot.matches('failed') && (
        <Button size="lg" variant="primary" disabled={!snapshot.matches('listing')} onClick={send('invitation.begin')}>
          {texts.invite}
        </Button>
      )}
    </>
  );
}
