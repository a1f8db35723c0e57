// One sitting at a document: what it was saved by itself, again and again, while somebody wrote. A history shows it as one line.
import type { FieldChange, Revision } from './documentHistoryTypes.ts';

/** Revisions, newest first, of which there is one at least. */
export type Sitting = readonly [Revision, ...Revision[]];

/** Who comes back after that long has begun anew. */
const longestPause = 10 * 60_000;

/** Whether both are saves of one sitting; `later` follows `earlier`. */
function belongTogether(later: Revision, earlier: Revision): boolean {
  if (later.action !== 'EDIT' || earlier.action !== 'EDIT' || later.userAgent !== earlier.userAgent) return false;
  return later.at !== null && earlier.at !== null && Date.parse(later.at) - Date.parse(earlier.at) <= longestPause;
}

/** A history by sittings; every other change is one of its own. */
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

/** What a sitting changed in all; a field that was set back is not among it. */
export function changesOf(sitting: Sitting): readonly FieldChange[] {
  const changes = new Map<string, FieldChange>();
  // From the oldest on: it says what there was, the newest what came of it.
  for (const revision of sitting.toReversed()) {
    for (const { kind, name, before, after } of revision.changes) {
      const field = `${kind} ${name}`;
      changes.set(field, { kind, name, before: (changes.get(field) ?? { before }).before, after });
    }
  }
  return [...changes.values()].filter(({ before, after }) => before !== after);
}
