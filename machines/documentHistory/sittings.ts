// Groups the autosaves of one sitting: the history shows them as one line.
import type { FieldChange, Revision } from './documentHistoryTypes.ts';

/** Revisions, newest first; at least one. */
export type Sitting = readonly [Revision, ...Revision[]];

/** After a pause of this length a new sitting begins. */
const longestPause = 10 * 60_000;

/** Whether both are autosaves of one sitting; `later` directly follows `earlier`. */
function belongTogether(later: Revision, earlier: Revision): boolean {
  if (later.action !== 'EDIT' || earlier.action !== 'EDIT') return false;
  if (later.by?.id !== earlier.by?.id || later.userAgent !== earlier.userAgent) return false;
  return later.at !== null && earlier.at !== null && Date.parse(later.at) - Date.parse(earlier.at) <= longestPause;
}

/** The history by sittings. Every other change is a sitting of its own. */
export function sittingsOf(revisions: readonly Revision[]): readonly Sitting[] {
  const sittings: [Revision, ...Revision[]][] = [];
  for (const revision of revisions) {
    const last = sittings.at(-1);
    const later = last?.at(-1);
    if (last && later && belongTogether(later, revision)) last.push(revision);
    else sittings.push([revision]);
  }
  return sittings;
}

/** What a sitting changed altogether; fields that were set back are left out. */
export function changesOf(sitting: Sitting): readonly FieldChange[] {
  const changes = new Map<string, FieldChange>();
  // From the oldest on: it has the first value, the newest the last one.
  for (const revision of sitting.toReversed()) {
    for (const { kind, name, before, after } of revision.changes) {
      const field = `${kind} ${name}`;
      changes.set(field, { kind, name, before: (changes.get(field) ?? { before }).before, after });
    }
  }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}
