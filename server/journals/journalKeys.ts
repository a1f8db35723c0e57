// Derives the id of a journal from its content, and the keys by which it is found: its name and its ISSNs.
import { hash } from 'node:crypto';
import type { Journal } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { canonicalJson } from '../library/canonicalJson.ts';

/**
 * Documents with exactly the same journal data share one journal. Any difference, such as an additional ISSN, makes another journal, because
 * each document keeps its own data. The id is a hash of the data, so no query is needed to show it.
 */
export function journalId(journal: Journal): string {
  return `jrn_${hash('sha256', canonicalJson(journal)).slice(0, 32)}`;
}

/** In characters: short enough for a B-tree entry. */
const longestKey = 500;

/** The form of a name that is compared. */
export function journalNameKey(name: string): string {
  const folded = fold(name).replace(/\s+/g, ' ').trim();
  // Does not cut within a surrogate pair.
  return folded.slice(0, longestKey).replace(/\p{Surrogate}$/u, '');
}

/** The form of an ISSN that is compared: without the hyphen. */
export function issnKey(issn: string): string {
  return issn.replace(/[^0-9a-z]/gi, '').toUpperCase();
}
