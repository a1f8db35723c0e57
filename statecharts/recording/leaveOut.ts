// The recording as the person wants to save it: without the parts that they left out, and with what they add.
import { replaceTexts } from './replaceTexts.ts';
import type { RecordedEntry, Recording } from './recording.ts';

/** The parts that can be left out, in the order in which the form lists them. */
export const parts = ['texts', 'values', 'requests', 'places', 'actions'] as const;

export type Part = (typeof parts)[number];

const kindsOf: Readonly<Record<Exclude<Part, 'texts' | 'values'>, readonly RecordedEntry['kind'][]>> = {
  requests: ['request', 'answer'],
  places: ['place'],
  actions: ['action'],
};

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
        return entry.kind === 'request' ? { ...entry, variables: null } : entry;
      }),
  };
}
