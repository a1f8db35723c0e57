// The invitations to a library that can still be accepted, each with a button that ends it.
import { useId } from 'react';
import type { OpenInvitation } from '#machines/sharing/sharingTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './Members.module.css';
import { membersTexts } from './membersTexts.ts';

const texts = membersTexts.invitation;

interface InvitationListProps {
  invitations: readonly OpenInvitation[];
  /** The id of the invitation that is being ended; null for none. */
  ending: string | null;
  /** Whether something is being changed: a press would be lost. */
  isWaiting: boolean;
  onEnd: (id: string) => void;
}

/** Renders the list, the newest first. */
export function InvitationList({ invitations, ending, isWaiting, onEnd }: InvitationListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h3 id={headingId} className={styles.heading}>
        {membersTexts.invitations}
      </h3>
      <ul className={styles.list}>
        {invitations.map(({ id, email, role, usesLeft, expires }) => {
          const name = email ?? texts.link(usesLeft);
          return (
            <li key={id} className={styles.row}>
              <div className={styles.text}>
                <p className={styles.name}>{name}</p>
                <p className={styles.note}>{texts.facts(role, expires)}</p>
              </div>
              <Button
                aria-label={texts.endOne(name)}
                busy={ending === id}
                disabled={isWaiting && ending !== id}
                busyLabel={membersTexts.changing}
                onClick={() => {
                  onEnd(id);
                }}
              >
                {texts.end}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
