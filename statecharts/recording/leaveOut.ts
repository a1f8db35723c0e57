// The recording as the person wants to save it: without the parts that they left out, and with what they add.
import { replaceTexts } from './replaceTexts.ts';
import type { RecordedEntry, Recording } from './recording.ts';

/** The parts that can be left out, in the order in which the form lists them. */
export const parts = ['texts', 'values', 'requests', 'places', 'actions'] as const;

export type Part = (typeof parts)[number];

type EntryPart = Exclude<Part, 'texts' | 'values'>;

const kindsOf: Readonly<Record<EntryPart, readonly RecordedEntry['kind'][]>> = {
  requests: ['request', 'answer'],
  places: ['place'],
  // The person changes the mock server too, and says by it who they are.
  actions: ['action', 'setting'],
};

/** How many entries a part has. A request and its answer are one. */
export function countOf(part: EntryPart, { entries }: Pick<Recording, 'entries'>): number {
  return entries.filter(({ kind }) => kind !== 'answer' && kindsOf[part].includes(kind)).length;
}

/** `recording` with the parts that are `included` only. */
export function leaveOut(recording: Recording, included: ReadonlySet<Part>, report: Recording['report']): Recording {
  const kept = included.has('texts') ? recording : replaceTexts(recording);
  const leftOut = parts.filter((part) => part !== 'texts').filter((part) => !included.has(part));
  const kinds = new Set(leftOut.flatMap((part) => (part === 'values' ? [] : kindsOf[part])));
  const hasValues = included.has('values');
  return {
    ...kept,
    leftOut,
    report,
    actors: kept.actors.map((actor) => (hasValues ? actor : { ...actor, context: null })),
    entries: kept.entries
      .filter(({ kind }) => !kinds.has(kind))
      .map((entry): RecordedEntry => {
        if (hasValues) return entry;
        if (entry.kind === 'moment') return { ...entry, payload: null, changed: null };
        if (entry.kind === 'setting') return { ...entry, fields: null };
        return entry.kind === 'request' ? { ...entry, variables: null } : entry;
      }),
  };
}
