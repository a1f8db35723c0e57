// A document, and below it the other people who look at it or edit it.
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { documentKinds } from '#bibliography/documents.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import type { PersonHere } from '#machines/presence/presenceTypes.ts';
import { personName } from '#src/ui/text/personName.ts';
import type { LiveActor } from './liveActor.ts';
import { liveTexts } from './liveTexts.ts';
import styles from './DocumentWithOthers.module.css';

const nobody: readonly PersonHere[] = [];

export interface DocumentWithOthersProps {
  /** Undefined as long as the page is not connected. */
  actor: LiveActor | undefined;
  documentId: string;
  children: ReactNode;
}

/** Renders the document. The line about other people is below it, so that nothing above moves when it appears. */
export function DocumentWithOthers({ actor, documentId, children }: DocumentWithOthersProps) {
  const people = useSelector(actor, (snapshot) => snapshot?.context.people) ?? nobody;
  const sentences = sentencesAbout(people.filter((person) => person.documentId === documentId));
  return (
    <div className={styles.frame}>
      {children}
      {/* There before its text, so that screen readers announce that. */}
      <p role="status" className={styles.others}>
        {sentences.join(' ')}
      </p>
    </div>
  );
}

/** One sentence for each field that is edited, and one for those who only look. */
function sentencesAbout(people: readonly PersonHere[]): string[] {
  const fields = [...new Set(people.flatMap(({ field }) => field ?? []))];
  const editing = fields.map((field) => {
    const names = namesOf(people.filter((person) => person.field === field));
    return liveTexts.editing(liveTexts.joined(names), names.length, labelOf(field));
  });
  const editors = new Set(people.filter(({ field }) => field !== null).map(({ id }) => id));
  const readers = namesOf(people.filter(({ id }) => !editors.has(id)));
  return readers.length === 0 ? editing : [...editing, liveTexts.looking(liveTexts.joined(readers), readers.length)];
}

function namesOf(people: readonly PersonHere[]): string[] {
  return [...new Map(people.map((person) => [person.id, personName(person)])).values()];
}

/** The field as it is called in any kind of document. */
function labelOf(field: string): string {
  const label = documentKinds.map((kind) => fieldOf(kind, field)?.label).find((each) => each !== undefined);
  return label === undefined ? liveTexts.unknownField : liveTexts.field(label);
}
