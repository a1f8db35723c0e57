// Texts about likely duplicates.
import type { Doubt } from './sameWork.ts';

export const duplicateTexts = {
  /** Why two documents that share an identifier or a title may be different works. */
  doubts: {
    titles: 'The titles differ.',
    part: 'One is part of the other.',
    notice: 'One is a correction, comment, reply or review.',
    types: 'The document types differ.',
    identifiers: 'The identifiers differ.',
    people: 'The authors, editors or translators differ.',
    years: 'The years differ.',
    dates: 'The dates differ.',
    numbers: 'The volumes, editions, versions or pages differ.',
    containers: 'They appeared in different places.',
    publishers: 'The publishers or institutions differ.',
    addresses: 'The web addresses differ.',
    notes: 'The notes differ.',
    languages: 'The languages differ.',
    little: 'There is too little information to be sure.',
  } satisfies Readonly<Record<Doubt, string>>,
};
