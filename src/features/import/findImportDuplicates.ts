// Which entries of the files are possibly the same as documents of the library, or as entries that stand before them, and what is suggested.
import { documentYear } from '#bibliography/documentDate.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import {
  type DuplicateKeyKind,
  duplicateKeysOf,
  duplicateKeyKindOf,
  duplicateKeyKinds,
} from '#bibliography/duplicates/duplicateKeys.ts';
import { type Comparison, compareWorks } from '#bibliography/duplicates/sameWork.ts';
import { titleKey } from '#bibliography/duplicates/titleKey.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import { fieldTextsOf } from '#bibliography/fieldTexts.ts';
import { authorsOrEditors, formatEntities } from '#bibliography/names.ts';
import type { DuplicateTarget, ImportDuplicate, SaidOfDocument } from '#machines/import/importTypes.ts';

/** What the library is asked about an entry. */
export interface EntryToCompare {
  /** The keys by which it is possibly the same as a document. */
  readonly keys: readonly string[];
  /** The document that it completes, whatever keys that has; null for none. */
  readonly completes: string | null;
}

/** The documents of the library that share a key with an entry, or the one that it completes. */
export interface FoundLike {
  readonly entry: number;
  readonly documents: readonly { readonly id: string; readonly draft: DocumentDraft }[];
}

/** What an entry is compared with, and what came of that. */
export interface Match extends Pick<Comparison, 'doubt'> {
  readonly target: DuplicateTarget;
  readonly said: SaidOfDocument;
  readonly sharedKeys: readonly DuplicateKeyKind[];
  /** Whether it has the entry's citation key. */
  readonly hasKey: boolean;
}

/** An entry is compared with at most so many entries before it that share a key. */
const MOST_BEFORE = 20;

/** What is shown of a document. */
export function saidOf(draft: DocumentDraft): SaidOfDocument {
  const { fields } = draft;
  return {
    title: fields.title ?? '',
    people: formatEntities(authorsOrEditors(draft)),
    year: yearLabel(fields.published ?? '', documentYear(draft)),
    key: fields.citationKeys?.[0] ?? '',
  };
}

/** The duplicate keys of every entry. */
export function keysOf(drafts: readonly DocumentDraft[]): string[][] {
  return drafts.map((draft) => duplicateKeysOf(draft, fieldTextsOf(draft)));
}

function compare(own: DocumentDraft, keys: readonly string[], target: DuplicateTarget, other: DocumentDraft): Match {
  const shared = new Set(
    duplicateKeysOf(other)
      .filter((key) => keys.includes(key))
      .map(duplicateKeyKindOf),
  );
  const key = own.fields.citationKeys?.[0];
  return {
    target,
    said: saidOf(other),
    sharedKeys: duplicateKeyKinds.filter((kind) => shared.has(kind)),
    doubt: compareWorks(own, other).doubt,
    hasKey: key !== undefined && (other.fields.citationKeys ?? []).includes(key),
  };
}

/** How much speaks for a match: first that it is the same work, then that it is called the same. */
const weightOf = ({ doubt, hasKey }: Match): number => (doubt === null ? 2 : 0) + (hasKey ? 1 : 0);

function best(matches: readonly Match[]): Match | null {
  return matches.reduce<Match | null>(
    (before, match) => (before === null || weightOf(match) > weightOf(before) ? match : before),
    null,
  );
}

/** The document of the library that an entry most likely is; null for none. */
export function matchLibrary(
  draft: DocumentDraft,
  keys: readonly string[],
  documents: FoundLike['documents'],
): Match | null {
  return best(documents.map(({ id, draft: other }) => compare(draft, keys, { documentId: id }, other)));
}

/**
 * The entries that are possibly there already, each with what it is most likely the same as. Merging is suggested only where an entry is
 * surely the same work as a document of the library, so that who imports a file twice has nothing twice. Two of one file are kept, since a
 * paper may cite both keys; and of two that are the same as one document only the first is merged into it. `completed` says which document
 * each entry completes: it is compared with no other.
 */
export function findImportDuplicates(
  drafts: readonly DocumentDraft[],
  keys: readonly (readonly string[])[],
  inLibrary: ReadonlyMap<number, Match>,
  completed: readonly (string | null)[] = [],
): ImportDuplicate[] {
  const byKey = new Map<string, number[]>();
  const taken = new Set<string>();
  return drafts.flatMap((draft, entry): ImportDuplicate[] => {
    const documentId = completed[entry] ?? null;
    if (documentId !== null) return [completionOf(entry, draft, documentId, inLibrary.get(entry))];
    const own = keys[entry] ?? [];
    const before = new Set(own.flatMap((key) => byKey.get(key) ?? []).slice(0, MOST_BEFORE));
    const inFile = [...before].flatMap((place): Match[] => {
      const other = drafts[place];
      return other ? [compare(draft, own, { entry: place }, other)] : [];
    });
    for (const key of own) {
      const places = byKey.get(key);
      if (!places) byKey.set(key, [entry]);
      else if (places.length < MOST_BEFORE) places.push(entry);
    }
    const library = inLibrary.get(entry);
    const match = best([...(library ? [library] : []), ...inFile]);
    if (!match) return [];
    const { target, said, sharedKeys, doubt } = match;
    const isMerged = 'documentId' in target && doubt === null && (match.hasKey || !taken.has(target.documentId));
    if (isMerged) taken.add(target.documentId);
    return [{ entry, target, targetSaid: said, sharedKeys, doubt, suggested: isMerged ? 'merge' : 'keep' }];
  });
}

const nothingSaid: SaidOfDocument = { title: '', people: '', year: '', key: '' };

/** If the record is of another work, as with a wrong DOI, it is skipped unless the person decides otherwise. Other differences are expected. */
function completionOf(entry: number, draft: DocumentDraft, documentId: string, match?: Match): ImportDuplicate {
  const target = { documentId };
  if (!match) {
    return {
      entry,
      target,
      targetSaid: nothingSaid,
      sharedKeys: [],
      doubt: null,
      suggested: 'skip',
      completes: 'gone',
    };
  }
  const { said, sharedKeys, doubt } = match;
  const suggested = areTitlesAlike(draft.fields.title ?? '', said.title) ? 'merge' : 'skip';
  return { entry, target, targetSaid: said, sharedKeys, doubt, suggested, completes: 'found' };
}

/** Whether the titles are the same up to their subtitles, which are often left out. A document may have no title yet. */
function areTitlesAlike(one: string, other: string): boolean {
  const [first, second] = [mainTitle(one), mainTitle(other)];
  return first === '' || second === '' || first === second || titleKey(one) === titleKey(other);
}

const mainTitle = (title: string): string => titleKey(title.split(/[:.?!(–—]/)[0] ?? '');
