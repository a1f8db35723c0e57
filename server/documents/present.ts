// From a row to what the API answers. Everything is there at once, since all of it is in the row: no resolver of a field
// has to ask again. A field that holds nothing is null or empty, never missing: missing would mean that nobody resolves it.
import type * as Fields from '#bibliography/documents.ts';
import { missingFields } from '#bibliography/requiredFields.ts';
import { isBlank } from '#bibliography/validation.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import { presentJournal } from '../journals/presentJournal.ts';
import type { DocumentRow } from './documentRow.ts';
import { toDraft } from './storedFields.ts';

/** In which groups a document is stands beside it, and is asked for by itself (groupsOfDocuments.ts). */
type Ungrouped<Document> = Omit<Document, 'groups'>;

export type PresentedJournalArticle = Ungrouped<Api.JournalArticle>;
export type PresentedThesis = Ungrouped<Api.Thesis>;
export type PresentedOther = Ungrouped<Api.Other>;
export type PresentedProceedingsMultiVolume = Ungrouped<Api.ProceedingsMultiVolume>;
export type PresentedProceedings = Omit<Ungrouped<Api.Proceedings>, 'in'> & {
  in: PresentedProceedingsMultiVolume | null;
};
export type PresentedProceedingsArticle = Omit<Ungrouped<Api.ProceedingsArticle>, 'in'> & {
  in: PresentedProceedings | null;
};

export type PresentedDocument =
  PresentedJournalArticle | PresentedProceedingsArticle | PresentedThesis | PresentedProceedings | PresentedOther;

/** What a document and the proceedings within it have in common beside their fields. */
interface Frame {
  readonly id: string;
  readonly revision: number;
  readonly added: string | null;
  readonly lastModified: string;
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

/** What follows from the fields of a document, for who lists it. */
function presentMarks(draft: Fields.DocumentDraft): Pick<Api.Document, 'hasAbstract' | 'missingFields'> {
  return { hasAbstract: !isBlank(draft.fields.abstract), missingFields: missingFields(draft) };
}

function presentCommon(
  fields: Fields.CommonFields,
  frame: Frame,
): Ungrouped<Omit<Api.Document, '__typename' | keyof ReturnType<typeof presentMarks>>> {
  return {
    ...frame,
    citationKeys: [...(fields.citationKeys ?? [])],
    entryType: fields.entryType ?? null,
    title: fields.title ?? null,
    subtitle: fields.subtitle ?? null,
    titleAddon: fields.titleAddon ?? null,
    abstract: fields.abstract ?? null,
    note: fields.note ?? null,
    publicationState: fields.publicationState ?? null,
    doi: fields.doi ?? null,
    authors: presentEntities(fields.authors, `${frame.id}.authors`),
    editors: presentEntities(fields.editors, `${frame.id}.editors`),
    languages: [...(fields.languages ?? [])],
    keywords: [...(fields.keywords ?? [])],
    otherFields: (fields.otherFields ?? []).map(({ name, value }) => ({ __typename: 'OtherField', name, value })),
  };
}

function presentPages(fields: { pageStart?: string | null; pageEnd?: string | null; electronicId?: string | null }) {
  return {
    pageStart: fields.pageStart ?? null,
    pageEnd: fields.pageEnd ?? null,
    electronicId: fields.electronicId ?? null,
  };
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

function presentMultiVolume(work: Fields.ProceedingsMultiVolume, frame: Frame): PresentedProceedingsMultiVolume {
  return {
    ...presentCommon(work, frame),
    __typename: 'ProceedingsMultiVolume',
    totalVolumes: work.totalVolumes ?? null,
    isbn: work.isbn ?? null,
    number: work.number ?? null,
    series: work.series ?? null,
    publishers: [],
    pageTotal: null,
    conference: null,
  };
}

function presentProceedings(fields: Fields.ProceedingsFields, frame: Frame): PresentedProceedings {
  const { id } = frame;
  return {
    ...presentCommon(fields, frame),
    ...presentMarks({ kind: 'proceedings', fields }),
    __typename: 'Proceedings',
    published: fields.published ?? null,
    isbn: fields.isbn ?? null,
    publishers: presentPublishers(fields.publishers, `${id}.publishers`),
    pageTotal: fields.pageTotal ?? null,
    number: fields.number ?? null,
    series: fields.series ?? null,
    part: fields.part ?? null,
    volume: fields.volume ?? null,
    in: fields.in ? presentMultiVolume(fields.in, { ...frame, id: `${id}.in`, added: null }) : null,
    conference: fields.conference ? presentConference(fields.conference, `${id}.conference`) : null,
  };
}

function presentInstitution(fields: Fields.ThesisFields, id: string): Api.Institution | null {
  const { institution, institutionLocations } = fields;
  if (institution == null && !institutionLocations) return null;
  return { __typename: 'Institution', id, name: institution ?? '', locations: [...(institutionLocations ?? [])] };
}

/** A document as the API answers it. */
export function presentDocument(row: DocumentRow): PresentedDocument {
  const { id, revision } = row;
  const frame = { id, revision, added: row.added.toISOString(), lastModified: row.last_modified.toISOString() };
  const draft = toDraft(row.kind, row.fields);
  switch (draft.kind) {
    case 'journalArticle': {
      const { fields } = draft;
      return {
        ...presentCommon(fields, frame),
        ...presentMarks(draft),
        ...presentPages(fields),
        __typename: 'JournalArticle',
        published: fields.published ?? null,
        in: fields.in ? presentIssue(fields.in, `${id}.in`) : null,
        translated: fields.translated ? presentTranslated(fields.translated, `${id}.translated`) : null,
        annotators: presentEntities(fields.annotators, `${id}.annotators`),
        commentators: presentEntities(fields.commentators, `${id}.commentators`),
      };
    }
    case 'proceedingsArticle': {
      const { fields } = draft;
      const { proceedings } = fields;
      return {
        ...presentCommon(fields, frame),
        ...presentMarks(draft),
        ...presentPages(fields),
        __typename: 'ProceedingsArticle',
        published: fields.published ?? null,
        chapter: fields.chapter ?? null,
        in: proceedings
          ? presentProceedings(proceedings, { ...frame, id: `${id}.in`, added: proceedings.added ?? null })
          : null,
      };
    }
    case 'thesis': {
      const { fields } = draft;
      return {
        ...presentCommon(fields, frame),
        ...presentMarks(draft),
        __typename: 'Thesis',
        published: fields.published ?? null,
        degreeType: fields.degreeType ?? null,
        institution: presentInstitution(fields, `${id}.institution`),
        pageTotal: fields.pageTotal ?? null,
      };
    }
    case 'proceedings':
      return presentProceedings(draft.fields, frame);
    case 'other': {
      const { fields } = draft;
      return {
        ...presentCommon(fields, frame),
        ...presentMarks(draft),
        __typename: 'Other',
        published: fields.published ?? null,
        howPublished: fields.howPublished ?? null,
        publishers: presentPublishers(fields.publishers, `${id}.publishers`),
        type: fields.type ?? null,
      };
    }
  }
}
