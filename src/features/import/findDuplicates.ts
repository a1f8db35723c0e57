// Which entries of a file are likely the same as documents of the library, or as entries that stand before them.
import type { DocumentDraft, Entity } from '#bibliography/documents.ts';
import {
  foldForLikeness,
  type Likeness,
  likenessKeysOf,
  likenessOf,
  likenesses,
} from '#bibliography/duplicates/likenessKeys.ts';
import { fieldTextsOf } from '#bibliography/fieldTexts.ts';
import { formatEntities } from '#bibliography/names.ts';
import type { DuplicateTarget, ImportDuplicate, SaidOfDocument } from '#machines/import/importTypes.ts';

/** An entry as it was read. */
export interface ReadEntry {
  readonly line: number;
  readonly draft: DocumentDraft;
}

/** A document of the library that shares a key with an entry, as far as it is shown. */
export interface FoundDocument {
  readonly id: string;
  readonly title: string | null;
  readonly published: string | null;
  readonly doi: string | null;
  readonly people: readonly Entity[];
}

/** What the library says of one entry. */
export interface FoundLike {
  readonly entry: number;
  readonly document: FoundDocument;
  readonly likeness: readonly Likeness[];
}

/** What an entry is compared with. */
interface Compared {
  readonly target: DuplicateTarget;
  readonly said: SaidOfDocument;
  readonly doi: string;
}

function sayOf(title: string | null | undefined, published: string | null | undefined, people: readonly Entity[]) {
  return { title: title ?? '', people: formatEntities(people), year: /^-?\d{4}/.exec(published ?? '')?.[0] ?? '' };
}

function saidOfDraft({ fields }: DocumentDraft): SaidOfDocument {
  return sayOf(fields.title, fields.published, fields.authors?.length ? fields.authors : (fields.editors ?? []));
}

/**
 * What is most likely right: two DOIs are two works, as a preprint and its article; and a volume has the ISBN of its series, so that
 * an ISBN alone says little where the titles differ; and who has two entries of one title in one file means two, as an edition and its
 * translation. Otherwise they are merged, which changes nothing that the library says: so nobody
 * who imports a file twice has anything twice, and nothing new in it is lost.
 */
function suggest(one: SaidOfDocument, doi: string, other: Compared, likeness: readonly Likeness[]): 'merge' | 'keep' {
  if (doi !== '' && other.doi !== '' && doi !== other.doi) return 'keep';
  if ('entry' in other.target && !likeness.includes('doi')) return 'keep';
  const isByIsbnAlone = !likeness.includes('doi') && !likeness.includes('work');
  return isByIsbnAlone && foldForLikeness(one.title) !== foldForLikeness(other.said.title) ? 'keep' : 'merge';
}

const doiOf = (keys: readonly string[]) => keys.find((key) => key.startsWith('doi:')) ?? '';

/** The keys of likeness of a document of which this is known. */
function doiOfDocument(doi: string | null): string {
  return doi === null ? '' : doiOf(likenessKeysOf({ kind: 'other', fields: { doi } }));
}

/** The keys of likeness of every entry. */
export function keysOf(entries: readonly ReadEntry[]): string[][] {
  return entries.map(({ draft }) => likenessKeysOf(draft, fieldTextsOf(draft)));
}

/** The entries that are likely there already. What is like one of them counts for the same as that. */
export function findDuplicates(
  entries: readonly ReadEntry[],
  keys: readonly (readonly string[])[],
  found: readonly FoundLike[],
): ImportDuplicate[] {
  const inLibrary = new Map(found.map((each) => [each.entry, each]));
  const byKey = new Map<string, Compared>();
  return entries.flatMap(({ line, draft }, entry) => {
    const own = keys[entry] ?? [];
    const said = saidOfDraft(draft);
    const like = inLibrary.get(entry);
    const before = own.flatMap((key) => byKey.get(key) ?? []).at(0);
    const compared: Compared | undefined = like
      ? {
          target: { documentId: like.document.id },
          said: sayOf(like.document.title, like.document.published, like.document.people),
          doi: doiOfDocument(like.document.doi),
        }
      : before;
    const likeness = like
      ? like.likeness
      : likenesses.filter((each) => own.some((key) => byKey.has(key) && likenessOf(key) === each));
    for (const key of own)
      if (!byKey.has(key)) byKey.set(key, compared ?? { target: { entry }, said, doi: doiOf(own) });
    if (!compared) return [];
    const suggested = suggest(said, doiOf(own), compared, likeness);
    return [{ entry, line, said, target: compared.target, targetSaid: compared.said, likeness, suggested }];
  });
}
