// By what a journal of a library is known: an id that follows from what it says, its name and its ISSNs.
import { hash } from 'node:crypto';
import type { Journal } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { canonicalJson } from '../library/canonicalJson.ts';

/**
 * Two documents that name a journal in the same words name one journal; in other words (with an ISSN or without), another,
 * since each document keeps what was written in it. As the id follows from the words, no look-up is needed to show it.
 */
export function journalId(journal: Journal): string {
  return `jrn_${hash('sha256', canonicalJson(journal)).slice(0, 32)}`;
}

/** What a b-tree takes of a name. */
const longestKey = 500;

/** The name as it is compared. */
export function journalNameKey(name: string): string {
  const folded = fold(name).replace(/\s+/g, ' ').trim();
  // Not in the middle of a character beyond the basic plane.
  return folded.slice(0, longestKey).replace(/\p{Surrogate}$/u, '');
}

/** An ISSN as it is compared: without the hyphen. */
export function issnKey(issn: string): string {
  return issn.replace(/[^0-9a-z]/gi, '').toUpperCase();
}
