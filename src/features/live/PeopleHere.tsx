// The other people who have the library open. Also reports to them what the viewer looks at.
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { personInitials } from './personInitials.ts';
import { personName } from '#src/ui/text/personName.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { LiveActor } from './liveActor.ts';
import { liveTexts } from './liveTexts.ts';
import styles from './PeopleHere.module.css';

/** The maximum number of people who are shown; of the others, only the number is. */
const maximumShown = 4;
/** The maximum number of people with visible names; with more, the names are tooltips. */
const maximumNamed = 2;

export interface PeopleHereProps {
  actor: LiveActor;
  /** The document that is open here; null for none. */
  documentId: string | null;
}

/** Renders the people; nothing if nobody else is here. */
export function PeopleHere({ actor, documentId }: PeopleHereProps) {
  useReportOfLooking(actor, documentId);
  const people = useSelector(actor, ({ context }) => context.people);
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  if (names.size === 0) return null;
  const shown = [...names].slice(0, names.size > maximumShown ? maximumShown - 1 : maximumShown);
  const more = names.size - shown.length;
  return (
    <ul className={styles.people} aria-label={liveTexts.here} data-named={names.size <= maximumNamed || undefined}>
      {shown.map(([id, name]) => (
        <li key={id} className={styles.person} data-tip={liveTexts.isHere(name)}>
          <span className={styles.face} aria-hidden="true">
            {personInitials(name)}
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
      {more > 0 && (
        <li className={styles.person}>
          <span className={styles.face} aria-hidden="true">
            +{more}
          </span>
          <VisuallyHidden>{liveTexts.more(more)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

/** The field of a form that a focused element belongs to; null for none. */
function fieldAround(focused: EventTarget | null): string | null {
  return focused instanceof Element ? (focused.closest('[data-field]')?.getAttribute('data-field') ?? null) : null;
}

/** Reports the open document, and the field of its form in which the focus is. */
function useReportOfLooking(actor: LiveActor, documentId: string | null): void {
  useEffect(() => {
    let field = documentId === null ? null : fieldAround(document.activeElement);
    const report = () => {
      actor.send({ type: 'looking.changed', looking: { documentId, field } });
    };
    report();
    if (documentId === null) return;
    const over = new AbortController();
    const take = (focused: EventTarget | null) => {
      const next = fieldAround(focused);
      if (next === field) return;
      field = next;
      report();
    };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        take(target);
      },
      { signal: over.signal },
    );
    // Nothing gets the focus after a click on the page, or when the form closes.
    document.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget === null) take(null);
      },
      { signal: over.signal },
    );
    return () => {
      over.abort();
    };
  }, [actor, documentId]);
}
