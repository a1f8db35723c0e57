// The members of a library, with their roles, and what an owner can do with them.
import { useEffect, useId, useRef } from 'react';
import type { LibraryRole, Member, SharedLibrary, SharingChange } from '#machines/sharing/sharingTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { type ChoiceOption, Select } from '#src/ui/select/Select.tsx';
import { personName } from '#src/ui/text/personName.ts';
import styles from './Members.module.css';
import { membersTexts as texts } from './membersTexts.ts';

const roles: readonly LibraryRole[] = ['READER', 'EDITOR', 'OWNER'];
const roleOptions: readonly ChoiceOption<LibraryRole>[] = roles.map((value) => ({
  value,
  label: texts.roles[value].label,
}));

interface MemberListProps {
  library: SharedLibrary;
  /** The change that is being made; null for none. */
  changing: SharingChange | null;
  onChoose: (change: SharingChange) => void;
}

/** Renders the list, and below it who sees addresses. */
export function MemberList({ library, changing, onChoose }: MemberListProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { members, invitations } = library;
  // The button that led here, or that removed a row, is gone with what it belonged to.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [members.length, invitations.length]);
  const isOwner = library.viewerRole === 'OWNER';
  const hasOtherOwner = members.some(({ role, isViewer }) => role === 'OWNER' && !isViewer);
  // A control loses the focus while it is disabled.
  const chosenAt = useRef<Element>(null);
  const isChanging = changing !== null;
  useEffect(() => {
    const control = chosenAt.current;
    if (!isChanging && document.activeElement === document.body && control instanceof HTMLElement) control.focus();
  }, [isChanging]);
  const choose = (change: SharingChange) => {
    chosenAt.current = document.activeElement;
    onChoose(change);
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {texts.members}
      </h3>
      <ul className={styles.list}>
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isOwner={isOwner}
            isOnlyOwner={isOwner && member.isViewer && !hasOtherOwner}
            changing={changing}
            onChoose={choose}
          />
        ))}
      </ul>
      {isOwner && (
        <Checkbox
          label={texts.emails}
          hint={texts.emailsHint}
          checked={library.emailsVisibleTo === 'MEMBERS'}
          disabled={isChanging}
          onChange={({ target }) => {
            choose({ kind: 'visibility', visibleTo: target.checked ? 'MEMBERS' : 'OWNERS' });
          }}
        />
      )}
    </section>
  );
}

interface MemberRowProps extends Pick<MemberListProps, 'changing' | 'onChoose'> {
  member: Member;
  /** Whether the viewer is an owner. */
  isOwner: boolean;
  /** Whether this is the viewer, and the library has no other owner. */
  isOnlyOwner: boolean;
}

function MemberRow({ member, isOwner, isOnlyOwner, changing, onChoose }: MemberRowProps) {
  const reasonId = useId();
  const { id, name, email, isViewer, role } = member;
  const person = personName(member);
  const note = name === null ? isViewer && texts.noName : email;
  const isLeaving = isViewer ? changing?.kind === 'leave' : changing?.kind === 'remove' && changing.userId === id;
  // One change after the other: a press would be lost.
  const isWaiting = changing !== null && !isLeaving;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{isViewer ? texts.you(person) : person}</p>
        {note !== false && note !== null && <p className={styles.note}>{note}</p>}
        {isOnlyOwner && (
          <p id={reasonId} className={styles.note}>
            {texts.onlyOwner}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {isOwner ? (
          <div className={styles.role}>
            <Select
              aria-label={texts.roleOf(person)}
              aria-describedby={isOnlyOwner ? reasonId : undefined}
              disabled={isOnlyOwner || changing !== null}
              options={roleOptions}
              value={changing?.kind === 'role' && changing.userId === id ? changing.role : role}
              onChange={(chosen) => {
                onChoose({ kind: 'role', userId: id, role: chosen });
              }}
            />
          </div>
        ) : (
          <span>{texts.roles[role].label}</span>
        )}
        {isViewer ? (
          <Button
            aria-label={texts.leaveLibrary}
            busy={isLeaving}
            aria-describedby={isOnlyOwner ? reasonId : undefined}
            disabled={isOnlyOwner || isWaiting}
            busyLabel={texts.changing}
            onClick={() => {
              onChoose({ kind: 'leave' });
            }}
          >
            {texts.leave}
          </Button>
        ) : (
          isOwner && (
            <Button
              aria-label={texts.removeOne(person)}
              busy={isLeaving}
              disabled={isWaiting}
              busyLabel={texts.changing}
              onClick={() => {
                onChoose({ kind: 'remove', userId: id });
              }}
            >
              {texts.remove}
            </Button>
          )
        )}
      </div>
    </li>
  );
}
