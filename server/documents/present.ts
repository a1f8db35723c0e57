// From a row to what the API answers. All of it is in the row: no resolver of a field has to ask again. A field is worked out when it is asked
// for, because a list asks for few of them, fifty times over. One that holds nothing is null or empty, never missing: missing would mean
// that nobody resolves it.
import { documentYear } from '#bibliography/documentDate.ts';
import type * as Fields from '#bibliography/documents.ts';
import { textsOfFields } from '#bibliography/fieldTexts.ts';
import { missingFields } from '#bibliography/requiredFields.ts';
import { isBlank } from '#bibliography/validation.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import { badUserInput } from '../graphql/errors.ts';
import { presentJournal } from '../journals/presentJournal.ts';
import type { DocumentRow } from './documentRow.ts';
import { canonicalJson } from './canonicalJson.ts';
import { hiddenFields, type StoredFields, toDraft } from './storedFields.ts';

/**
 * A document without the fields that have resolvers of their own: its groups (groupsOfDocuments.ts) and history (resolvers/history.ts). `fieldTexts` is a
 * method, because it has arguments.
 */
type Ungrouped<Document> = Omit<Document, 'groups' | 'history' | 'fieldTexts'>;

/** The most names in one selection of `fieldTexts`. */
const mostTexts = 50;

export type PresentedDocument =
  PresentedJournalArticle | PresentedProceedingsArticle | PresentedThesis | PresentedProceedings | PresentedOther;

/** What a document and the proceedings within it have in common beside their fields. */
interface Frame {
  readonly id: string;
  readonly revision: number;
  /** Of proceedings within a document: as the document says it. */
  readonly added: Date | string | null;
  readonly lastModified: Date;
  readonly modified: Date;
  readonly trashed: Date | null;
  /** All that is stored of it; a part of a document hides nothing. */
  readonly stored: StoredFields | null;
  readonly madeRevisions: readonly number[];
}

function presentEntity(entity: Fields.Entity, id: string): Api.Person | Api.Organization {
  if (entity.organization) return { __typename: 'Organization', id, name: entity.organization.name };
  const { family, given, suffix, nonDroppingParticle, droppingParticle } = entity.person;
  return {
    __typename: 'Person',
    id,
    family: family ?? null,
    given: given ?? null,
    suffix: suffix ?? null,
    nonDroppingParticle: nonDroppingParticle ?? null,
    droppingParticle: droppingParticle ?? null,
  };
}

/** A part of a document is named for its place in it. */
function presentEntities(entities: readonly Fields.Entity[] | null | undefined, place: string) {
  return (entities ?? []).map((entity, index) => presentEntity(entity, `${place}.${index}`));
}

function presentPublishers(publishers: readonly Fields.Publisher[] | null | undefined, place: string) {
  return (publishers ?? []).map(({ name, locations }, index): Api.Publisher => ({
    __typename: 'Publisher',
    id: `${place}.${index}`,
    name: name ?? null,
    locations: [...(locations ?? [])],
  }));
}

/** What every document says. */
abstract class Presented<Own extends Fields.CommonFields> {
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
  get citationKeys() {
    return [...(this.fields.citationKeys ?? [])];
  }
  get entryType() {
    return this.fields.entryType ?? null;
  }
  get title() {
    return this.fields.title ?? null;
  }
  get subtitle() {
    return this.fields.subtitle ?? null;
  }
  get titleAddon() {
    return this.fields.titleAddon ?? null;
  }
  get abstract() {
    return this.fields.abstract ?? null;
  }
  get note() {
    return this.fields.note ?? null;
  }
  get publicationState() {
    return this.fields.publicationState ?? null;
  }
  get doi() {
    return this.fields.doi ?? null;
  }
  get authors() {
    return presentEntities(this.fields.authors, `${this.id}.authors`);
  }
  get editors() {
    return presentEntities(this.fields.editors, `${this.id}.editors`);
  }
  get languages() {
    return [...(this.fields.languages ?? [])];
  }
  get keywords() {
    return [...(this.fields.keywords ?? [])];
  }
  get otherFields() {
    return (this.fields.otherFields ?? []).map(({ name, value }) => ({
      __typename: 'OtherField' as const,
      name,
      value,
    }));
  }

  /** What a part of it is presented in. */
  protected frameOf(part: Pick<Frame, 'id' | 'added'>): Frame {
    return { ...this.#frame, madeRevisions: [], ...part, stored: null };
  }

  protected get stored() {
    return this.#frame.stored;
  }
}

/** What every document of a kind says; a work in several volumes, which proceedings can be in, is none. */
abstract class PresentedKind<Own extends Fields.DocumentDraft['fields']> extends Presented<Own> {
  readonly #draft: Fields.DocumentDraft;

  constructor(draft: Fields.DocumentDraft & { readonly fields: Own }, frame: Frame) {
    super(draft.fields, frame);
    this.#draft = draft;
  }

  get year() {
    return documentYear(this.#draft);
  }
  get hasAbstract() {
    return !isBlank(this.fields.abstract);
  }
  get missingFields() {
    return missingFields(this.#draft);
  }
  /** The texts of these fields, in the same order. Throws `BAD_USER_INPUT` for too many names. */
  fieldTexts({ names }: { readonly names: readonly string[] }): (string | null)[] {
    if (names.length > mostTexts)
      throw badUserInput([{ path: ['names'], message: `At most ${mostTexts} fields can be asked for at once.` }]);
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
  get published() {
    return this.fields.published ?? null;
  }
}

/** What is published as part of something says where in it. */
abstract class PresentedArticle<
  Own extends Fields.JournalArticleFields | Fields.ProceedingsArticleFields,
> extends PresentedKind<Own> {
  get pageStart() {
    return this.fields.pageStart ?? null;
  }
  get pageEnd() {
    return this.fields.pageEnd ?? null;
  }
  get electronicId() {
    return this.fields.electronicId ?? null;
  }
}

function presentIssue(issue: Fields.JournalIssue, id: string): Api.JournalIssue {
  return {
    __typename: 'JournalIssue',
    id,
    journal: presentJournal(issue.journal),
    title: issue.title ?? null,
    subtitle: issue.subtitle ?? null,
    titleAddon: issue.titleAddon ?? null,
    number: issue.number ?? null,
    name: issue.name ?? null,
    series: issue.series ?? null,
    volume: issue.volume ?? null,
  };
}

function presentTranslated(translated: Fields.Translated, place: string): Api.Translated {
  return {
    __typename: 'Translated',
    translators: presentEntities(translated.translators, `${place}.translators`),
    originalLanguages: [...(translated.originalLanguages ?? [])],
  };
}

function presentConference(event: Fields.ConferenceEvent, id: string): Api.Event {
  return {
    __typename: 'Event',
    id,
    title: event.title,
    titleAddon: event.titleAddon ?? null,
    startDate: event.startDate ?? null,
    endDate: event.endDate ?? null,
    sponsors: [...(event.sponsors ?? [])],
    locations: [...(event.locations ?? [])],
  };
}

function presentInstitution(fields: Fields.ThesisFields, id: string): Api.Institution | null {
  const { institution, institutionLocations } = fields;
  if (institution == null && !institutionLocations) return null;
  return { __typename: 'Institution', id, name: institution ?? '', locations: [...(institutionLocations ?? [])] };
}

export class PresentedJournalArticle
  extends PresentedArticle<Fields.JournalArticleFields>
  implements Ungrouped<Api.JournalArticle>
{
  readonly __typename = 'JournalArticle';

  get in() {
    return this.fields.in ? presentIssue(this.fields.in, `${this.id}.in`) : null;
  }
  get translated() {
    return this.fields.translated ? presentTranslated(this.fields.translated, `${this.id}.translated`) : null;
  }
  get annotators() {
    return presentEntities(this.fields.annotators, `${this.id}.annotators`);
  }
  get commentators() {
    return presentEntities(this.fields.commentators, `${this.id}.commentators`);
  }
}

export class PresentedProceedingsMultiVolume
  extends Presented<Fields.ProceedingsMultiVolume>
  implements Ungrouped<Api.ProceedingsMultiVolume>
{
  readonly __typename = 'ProceedingsMultiVolume';
  /** Not stored: the volumes have them. */
  readonly publishers: Api.Publisher[] = [];
  readonly pageTotal = null;
  readonly conference = null;

  get totalVolumes() {
    return this.fields.totalVolumes ?? null;
  }
  get isbn() {
    return this.fields.isbn ?? null;
  }
  get number() {
    return this.fields.number ?? null;
  }
  get series() {
    return this.fields.series ?? null;
  }
}

export class PresentedProceedings
  extends PresentedKind<Fields.ProceedingsFields>
  implements Omit<Ungrouped<Api.Proceedings>, 'in'>
{
  readonly __typename = 'Proceedings';

  get isbn() {
    return this.fields.isbn ?? null;
  }
  get publishers() {
    return presentPublishers(this.fields.publishers, `${this.id}.publishers`);
  }
  get pageTotal() {
    return this.fields.pageTotal ?? null;
  }
  get number() {
    return this.fields.number ?? null;
  }
  get series() {
    return this.fields.series ?? null;
  }
  get part() {
    return this.fields.part ?? null;
  }
  get volume() {
    return this.fields.volume ?? null;
  }
  get in() {
    const { in: work } = this.fields;
    return work ? new PresentedProceedingsMultiVolume(work, this.frameOf({ id: `${this.id}.in`, added: null })) : null;
  }
  get conference() {
    return this.fields.conference ? presentConference(this.fields.conference, `${this.id}.conference`) : null;
  }
}

export class PresentedProceedingsArticle
  extends PresentedArticle<Fields.ProceedingsArticleFields>
  implements Omit<Ungrouped<Api.ProceedingsArticle>, 'in'>
{
  readonly __typename = 'ProceedingsArticle';

  get chapter() {
    return this.fields.chapter ?? null;
  }
  get in() {
    const { proceedings } = this.fields;
    if (!proceedings) return null;
    return new PresentedProceedings(
      { kind: 'proceedings', fields: proceedings },
      this.frameOf({ id: `${this.id}.in`, added: proceedings.added ?? null }),
    );
  }
}

export class PresentedThesis extends PresentedKind<Fields.ThesisFields> implements Ungrouped<Api.Thesis> {
  readonly __typename = 'Thesis';

  get degreeType() {
    return this.fields.degreeType ?? null;
  }
  get institution() {
    return presentInstitution(this.fields, `${this.id}.institution`);
  }
  get pageTotal() {
    return this.fields.pageTotal ?? null;
  }
}

export class PresentedOther extends PresentedKind<Fields.OtherDocumentFields> implements Ungrouped<Api.Other> {
  readonly __typename = 'Other';

  get bookTitle() {
    return this.fields.bookTitle ?? null;
  }
  get howPublished() {
    return this.fields.howPublished ?? null;
  }
  get publishers() {
    return presentPublishers(this.fields.publishers, `${this.id}.publishers`);
  }
  get type() {
    return this.fields.type ?? null;
  }
}

/** A document as the API answers it. */
export function presentDocument(row: DocumentRow): PresentedDocument {
  return presentUpdated(row, []);
}

/** A document as the API answers it to an update, with the revisions that this made. */
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
