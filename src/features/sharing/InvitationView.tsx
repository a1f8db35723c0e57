// The view of an invitation in each state of its machine.
import { type ReactNode, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { invitationMachine } from '#machines/invitation/invitationMachine.ts';
import type { InvitationEvent, InvitationOffer } from '#machines/invitation/invitationTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { invitationTexts as texts } from './invitationTexts.ts';
import styles from './InvitationView.module.css';

export interface InvitationViewProps {
  snapshot: SnapshotFrom<typeof invitationMachine>;
  send: (event: InvitationEvent) => void;
  /** The address of the person who is logged in. */
  email: string;
}

/** Renders the view. */
export function InvitationView({ snapshot, send, email }: InvitationViewProps) {
  const { offer, library, message } = snapshot.context;
  const state = statePath(snapshot.value);
  const retry = (
    <Button
      onClick={() => {
        send({ type: 'retry' });
      }}
    >
      {texts.retry}
    </Button>
  );
  if (library) {
    const answer = snapshot.matches('joined') ? texts.joined : texts.member;
    return (
      <Ending state={state} title={answer.title(library.name)} text={answer.text}>
        <a href={`/dashboard?library=${encodeURIComponent(library.id)}`} className={buttonClassName('primary', 'xl')}>
          {texts.openLibrary}
        </a>
        <a href="/dashboard" className={buttonClassName('secondary', 'xl')}>
          {texts.ownLibrary}
        </a>
      </Ending>
    );
  }
  if (snapshot.matches('ended')) {
    return (
      <Ending state={state} title={texts.ended.title} text={texts.ended.text}>
        <a href="/dashboard" className={buttonClassName('primary', 'xl')}>
          {texts.ownLibrary}
        </a>
      </Ending>
    );
  }
  if (!offer) {
    const title = message === null ? texts.loading : texts.unloaded.title;
    return (
      <div className={styles.view} data-state={state} aria-busy={snapshot.hasTag('busy')}>
        <PageTitle title={title} />
        <h1>{title}</h1>
        {message !== null && (
          <Notice tone="danger" role="alert" action={retry}>
            {texts.unloaded.text(message)}
          </Notice>
        )}
      </div>
    );
  }
  return (
    <div className={styles.view} data-state={state}>
      <PageTitle title={texts.title(offer.libraryName)} />
      <h1>{texts.title(offer.libraryName)}</h1>
      <p>{texts.invited(offer.invitedBy)}</p>
      <Offer offer={offer} email={email} />
      {message !== null && (
        <Notice tone="danger" role="alert" action={snapshot.matches('failed') && retry}>
          {snapshot.matches('failed') ? texts.failed(message) : message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="xl"
          busy={snapshot.matches('joining')}
          busyLabel={texts.joining}
          onClick={() => {
            send({ type: 'join' });
          }}
        >
          {texts.join}
        </Button>
        <a href="/dashboard" className={buttonClassName('secondary', 'xl')}>
          {texts.notNow}
        </a>
      </div>
    </div>
  );
}

function Offer({ offer: { role, expires }, email }: { offer: InvitationOffer; email: string }) {
  const { name, ability } = texts.roles[role];
  return (
    <dl className={styles.facts}>
      <dt>{texts.role}</dt>
      <dd>
        <strong>{name}</strong>
        <p>{ability}</p>
      </dd>
      <dt>{texts.account}</dt>
      <dd>
        <strong>{email}</strong>
        <p>{texts.accountHint}</p>
      </dd>
      <dt>{texts.validUntil}</dt>
      <dd>
        <time dateTime={expires}>{texts.day(expires)}</time>
      </dd>
    </dl>
  );
}

/** The end of the flow. Its heading gets the focus, because the pressed button is gone. */
function Ending({ state, title, text, children }: { state: string; title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.view} data-state={state}>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
