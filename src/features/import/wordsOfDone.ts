// What an import did with what is in a file, in words.
import type { ImportContext } from '#machines/import/importTypes.ts';
import { countParts, countedParts, listed } from './contents.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { groupsOfIt, wordsOfLeft } from './countedGroups.ts';

/** How far it is with the entries: "100 of 1,204"; nothing for a file without any. */
export function farOfEntries({ report, ids }: Pick<ImportContext, 'report' | 'ids'>): string {
  const total = report?.entries ?? 0;
  return total === 0 ? '' : `${ids.length.toLocaleString('en')} of ${total.toLocaleString('en')}`;
}

/** Of what was there already; nothing for a file that holds none of it. */
export function wordsOfThere({
  ids,
  added,
  filled,
  duplicates,
}: Pick<ImportContext, 'ids' | 'added' | 'filled' | 'duplicates'>): string {
  if (duplicates.length === 0) return '';
  const same = ids.length - added - filled;
  const parts = [
    filled > 0 && ` ${countedDocuments(filled)} of your library got what ${filled === 1 ? 'it' : 'they'} lacked.`,
    same > 0 && ` ${same.toLocaleString('en')} ${same === 1 ? 'entry was' : 'entries were'} there already.`,
  ];
  return parts.filter((part) => part !== false).join('');
}

/** Of a file without entries: what became of its parts; nothing for one without those. */
function wordsOfParts({ report, partsAdded }: Pick<ImportContext, 'report' | 'partsAdded'>): string {
  const total = report ? countParts(report) : 0;
  if (!report || total === 0) return '';
  const all = listed(countedParts(report));
  const was = total === 1 ? 'was' : 'were';
  if (partsAdded === 0) return `${all} ${was} there already.`;
  return partsAdded < total
    ? `${partsAdded.toLocaleString('en')} of ${all} ${partsAdded === 1 ? 'was' : 'were'} added to your library; the rest was there already.`
    : `${all} ${was} added to your library.`;
}

/** What came of a whole import; shortly for who listens. */
export function wordsOfDone(context: ImportContext, length: 'fully' | 'shortly' = 'fully'): string {
  const { report, added } = context;
  const first =
    (report?.entries ?? 0) > 0
      ? `${countedDocuments(added)} ${length === 'shortly' ? 'added' : `${added === 1 ? 'was' : 'were'} added to your library`}.`
      : wordsOfParts(context);
  return `${first}${wordsOfThere(context)}${groupsOfIt(context)}`.trim();
}

/** How many documents an import had added when it was stopped; nothing for a file without entries. */
export function wordsOfStopped({ report, added, unanswered }: ImportContext): string {
  const total = report?.entries ?? 0;
  if (total === 0) return 'Stopped.';
  const were = added === 1 ? 'document was' : 'documents were';
  return `Stopped: ${unanswered ? 'at least ' : ''}${added.toLocaleString('en')} ${were} added of ${total.toLocaleString('en')}.`;
}

/** What is out of the library again, and what stays. */
export function wordsOfTakenBack(context: ImportContext): string {
  const left = wordsOfLeft(context);
  if (context.added === 0)
    return left === '' ? 'All of it is out again: your library is as it was.' : `All else is out again. ${left}`;
  return `What this file added is in the trash now, and ${left === '' ? 'your library is as it was.' : `all else is as it was. ${left}`}`;
}
