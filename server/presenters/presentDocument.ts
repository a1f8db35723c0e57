// Converts a row to the API's representation of a document. The row has all data, so no field needs another query. Fields are computed when
// they are read, because lists request only a few fields of many documents.
import { documentYear } from '#bibliography/documentDate.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import type * as Fields from '#bibliography/documents.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import type { kindCells, partCells } from '#bibliography/fields/table.ts';
import { textsOfFields } from '#bibliography/fieldTexts.ts';
import { fieldsOf, fieldsOfPart } from '#bibliography/kinds.ts';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import { missingFields } from '#bibliography/requiredFields.ts';
import { isBlank } from '#bibliography/validation.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import { badUserInput } from '../graphql/errors.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { canonicalJson } from '../library/canonicalJson.ts';
import { presenterOf, type PresentedFields } from './presentFields.ts';
import { hiddenFields, type StoredFields, toDraft } from '../library/storedFields.ts';

/**
 * A document without the fields that have resolvers of their own: groups (groupsOfDocuments.ts), history (documentHistory.ts), the citation
 * (documentCitation.ts) and who added it (whoAdded.ts).
 * `fieldTexts` is a method here, because it has arguments.
 */
type Ungrouped<Document> = Omit<Document, 'addedBy' | 'groups' | 'history' | 'citation' | 'fieldTexts'>;

/** The most names in one selection of `fieldTexts`. */
const maximumTexts = 50;

export type PresentedDocument =
  | PresentedJournalArticle
  | PresentedProceedingsArticle
  | PresentedThesis
  | PresentedProceedings
  | PresentedOther;

/** The data, other than fields, that a document and its proceedings share. */
interface Frame {
  readonly id: string;
  readonly revision: number;
  /** For proceedings within a document, the value in that document. */
  readonly added: Date | string | null;
  readonly lastModified: Date;
  readonly modified: Date;
  readonly trashed: Date | null;
  /** All stored fields; null for parts of documents, which have no hidden fields. */
  readonly stored: StoredFields | null;
  readonly madeRevisions: readonly number[];
}

/** Fields whose form in the API differs from others of their kind; the classes define them. */
type OwnShape = 'added' | 'institution' | 'institutionLocations';

/** Adds a getter for each field for which the prototype has none. */
function defineFields(prototype: object, fields: readonly FieldDescription[]): void {
  for (const { name, editing } of fields) {
    const present = presenterOf(editing);
    if (!present || name in prototype) continue;
    Object.defineProperty(prototype, name, {
      get(this: { readonly id: string; readonly fields: Readonly<Record<string, unknown>> }) {
        return present(this.fields[name], this.id, name);
      },
    });
  }
}

/** Base class of documents and the works that contain them. */
abstract class Presented<Own extends object> {
  protected readonly fields: Own;
  readonly #frame: Frame;

  constructor(fields: Own, frame: Frame) {
    this.fields = fields;
    this.#frame = frame;
  }

  get id() {
    return this.#frame.id;
  }
  get revision() {
    return this.#frame.revision;
  }
  get madeRevisions() {
    return [...this.#frame.madeRevisions];
  }
  get added() {
    const { added } = this.#frame;
    return added instanceof Date ? added.toISOString() : added;
  }
  get lastModified() {
    return this.#frame.lastModified.toISOString();
  }
  get modified() {
    return this.#frame.modified.toISOString();
  }
  get trashed() {
    return this.#frame.trashed?.toISOString() ?? null;
  }

  /** The frame for a part of this document. */
  protected frameOf(part: Pick<Frame, 'id' | 'added'>): Frame {
    return { ...this.#frame, madeRevisions: [], ...part, stored: null };
  }

  protected get stored() {
    return this.#frame.stored;
  }
}

/** The properties of every document other than its fields. A work in several volumes, which may contain proceedings, is not a document. */
abstract class PresentedKind<Kind extends Fields.DocumentKind> extends Presented<Fields.FieldsByKind[Kind]> {
  readonly #draft: Fields.DocumentDraft;

  constructor(draft: Fields.DocumentDraft & { readonly fields: Fields.FieldsByKind[Kind] }, frame: Frame) {
    super(draft.fields, frame);
    this.#draft = draft;
  }

  get year() {
    return documentYear(this.#draft);
  }
  get yearLabel() {
    return yearLabel(this.#draft.fields.published ?? '', this.year) || null;
  }
  get hasAbstract() {
    return !isBlank(this.#draft.fields.abstract);
  }
  get missingFields() {
    return missingFields(this.#draft);
  }
  /** The document with all that is stored of it, for writing it in other forms; not a field of the API. */
  whole(): WholeDocument {
    return { ...this.#draft, hidden: this.stored ? hiddenFields(this.#draft.kind, this.stored) : [] };
  }
  /** The texts of these fields, in the given order. Throws `BAD_USER_INPUT` for too many names. */
  fieldTexts({ names }: { readonly names: readonly string[] }): (string | null)[] {
    if (names.length > maximumTexts)
      throw badUserInput([{ path: ['names'], message: `At most ${maximumTexts} fields can be asked for at once.` }]);
    return textsOfFields(this.#draft, names);
  }
  get hiddenFields() {
    const hidden = this.stored ? hiddenFields(this.#draft.kind, this.stored) : [];
    return hidden.map(({ kind, name, value }) => ({
      __typename: 'HiddenField' as const,
      kind,
      name,
      value: canonicalJson(value),
    }));
  }
}

/** Creates the base class for documents of a kind, with a getter for each field of the kind. */
function presentedKind<Kind extends Fields.DocumentKind>(kind: Kind) {
  abstract class WithFields extends PresentedKind<Kind> {}
  defineFields(WithFields.prototype, fieldsOf(kind));
  return WithFields as unknown as abstract new (
    ...parameters: ConstructorParameters<typeof PresentedKind<Kind>>
  ) => PresentedKind<Kind> & Omit<PresentedFields<(typeof kindCells)[Kind]>, OwnShape>;
}

export class PresentedJournalArticle extends presentedKind('journalArticle') implements Ungrouped<Api.JournalArticle> {
  readonly __typename = 'JournalArticle';
}

/** Fields that only single volumes have, such as publishers, are empty for the whole work. */
abstract class MultiVolumeFields extends Presented<Fields.ProceedingsMultiVolume> {}
defineFields(MultiVolumeFields.prototype, [...fieldsOfPart('multiVolume'), ...fieldsOf('proceedings')]);

export class PresentedProceedingsMultiVolume
  extends (MultiVolumeFields as unknown as abstract new (
    ...parameters: ConstructorParameters<typeof MultiVolumeFields>
  ) => MultiVolumeFields & Omit<PresentedFields<typeof kindCells.proceedings & typeof partCells.multiVolume>, OwnShape>)
  implements Ungrouped<Api.ProceedingsMultiVolume>
{
  readonly __typename = 'ProceedingsMultiVolume';
}

export class PresentedProceedings
  extends presentedKind('proceedings')
  implements Omit<Ungrouped<Api.Proceedings>, 'in'>
{
  readonly __typename = 'Proceedings';

  get in() {
    const { in: work } = this.fields;
    return work ? new PresentedProceedingsMultiVolume(work, this.frameOf({ id: `${this.id}.in`, added: null })) : null;
  }
}

export class PresentedProceedingsArticle
  extends presentedKind('proceedingsArticle')
  implements Omit<Ungrouped<Api.ProceedingsArticle>, 'in'>
{
  readonly __typename = 'ProceedingsArticle';

  get in() {
    const { proceedings } = this.fields;
    if (!proceedings) return null;
    return new PresentedProceedings(
      { kind: 'proceedings', fields: proceedings },
      this.frameOf({ id: `${this.id}.in`, added: proceedings.added ?? null }),
    );
  }
}

export class PresentedThesis extends presentedKind('thesis') implements Ungrouped<Api.Thesis> {
  readonly __typename = 'Thesis';

  get institution(): Api.Institution | null {
    const { institution: name, institutionLocations: locations } = this.fields;
    if (name == null && !locations) return null;
    return {
      __typename: 'Institution',
      id: `${this.id}.institution`,
      name: name ?? '',
      locations: [...(locations ?? [])],
    };
  }
}

export class PresentedOther extends presentedKind('other') implements Ungrouped<Api.Other> {
  readonly __typename = 'Other';
}

/** The API's representation of a document. */
export function presentDocument(row: DocumentRow): PresentedDocument {
  return presentUpdated(row, []);
}

/** The API's representation of a document after an update, with the revisions that the update made. */
export function presentUpdated(
  { id, kind, state, revision, fields, added, last_modified, changed, state_since }: DocumentRow,
  madeRevisions: readonly number[],
): PresentedDocument {
  const frame: Frame = {
    ...{ id, revision, added, lastModified: changed, modified: last_modified, madeRevisions, stored: fields },
    trashed: state === 'trashed' ? state_since : null,
  };
  const draft = toDraft(kind, fields);
  switch (draft.kind) {
    case 'journalArticle':
      return new PresentedJournalArticle(draft, frame);
    case 'proceedingsArticle':
      return new PresentedProceedingsArticle(draft, frame);
    case 'thesis':
      return new PresentedThesis(draft, frame);
    case 'proceedings':
      return new PresentedProceedings(draft, frame);
    case 'other':
      return new PresentedOther(draft, frame);
  }
}
