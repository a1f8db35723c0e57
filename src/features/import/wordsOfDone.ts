// What an import did with the entries of a file, in words.
import type { ImportContext } from '#machines/import/importTypes.ts';
import { countedDocuments } from './countedDocuments.ts';

type Done = Pick<ImportContext, 'ids' | 'added' | 'filled' | 'duplicates'>;

/** Of what was there already; nothing for a file that holds none of it. */
export function wordsOfThere({ ids, added, filled, duplicates }: Done): string {
  if (duplicates.length === 0) return '';
  const same = ids.length - added - filled;
  const parts = [
    filled > 0 && ` ${countedDocuments(filled)} of your library got what ${filled === 1 ? 'it' : 'they'} lacked.`,
    same > 0 && ` ${same.toLocaleString('en')} ${same === 1 ? 'entry was' : 'entries were'} there already.`,
  ];
  return parts.filter((part) => part !== false).join('');
}
