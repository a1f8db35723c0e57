// Checks whether records are of the requested work. A record of another work is always reported in the outcome.
import { eprintNumber } from '#bibliography/eprints.ts';
import { fieldTextsOf } from '#bibliography/fieldTexts.ts';
import { isbn13, readDoi } from '#bibliography/identifiers.ts';
import type { Identifier, IdentifierKind } from '#bibliography/lookUp/readIdentifiers.ts';
import type { FoundRecord } from './lookupAnswers.ts';
import { identifierLabels, lookUpTexts } from './lookUpTexts.ts';
import { draftOf } from './recordDraft.ts';
import type { Reading } from './source.ts';

interface NamedIn {
  /** The field of an entry that names such identifiers. */
  readonly field: string;
  /** One spelling for each identifier, so that two can be compared. */
  readonly normalize: (text: string) => string;
}

const namedIn: Readonly<Record<IdentifierKind, NamedIn>> = {
  DOI: { field: 'doi', normalize: (text) => readDoi(text).value.toLowerCase() },
  ISBN: { field: 'isbn', normalize: (text) => isbn13(text) ?? text },
  ARXIV: { field: 'eprint', normalize: (text) => eprintNumber(text).replace(/v\d+$/, '') },
  PMID: { field: 'pmid', normalize: (text) => text },
  PMCID: { field: 'pmcid', normalize: (text) => text.toUpperCase() },
};

function identifiersIn(record: FoundRecord, kind: IdentifierKind): string[] {
  const draft = draftOf(record);
  const text = draft === null ? '' : (fieldTextsOf(draft)[namedIn[kind].field] ?? '');
  // Only of ISBNs a book has several.
  return (kind === 'ISBN' ? text.split(/[,;]/) : [text]).map((each) => each.trim()).filter((each) => each !== '');
}

/** Leaves only the records that name the identifier. If none does, all stay, and the message says what is odd about the first. */
export function checkRecords({ kind, value }: Identifier, reading: Reading): Reading {
  const { normalize } = namedIn[kind];
  const wanted = normalize(value);
  const named = reading.records.map((record) => ({ record, identifiers: identifiersIn(record, kind) }));
  const right = named.filter(({ identifiers }) => identifiers.map(normalize).includes(wanted));
  if (right.length > 0) return { ...reading, records: right.map(({ record }) => record) };
  const [first] = named;
  if (!first) return reading;
  const [other] = first.identifiers;
  const label = identifierLabels[kind];
  return {
    ...reading,
    message: other === undefined ? lookUpTexts.unnamed(label) : lookUpTexts.differs(label, other),
  };
}
