// Every field of a document, read from Relay's store into the shapes of the API's input: what the pane shows and the editor edits.
import type { DocumentDraft, Entity } from '#bibliography/documents.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type {
  documentFields_document$data,
  documentFields_document$key,
} from '#src/__generated__/documentFields_document.graphql.ts';
import type { documentFields_entity$key } from '#src/__generated__/documentFields_entity.graphql.ts';
import { kindOf } from './kinds.ts';

const entityFragment = graphql`
  fragment documentFields_entity on Entity @inline {
    __typename
    ... on Person {
      family
      given
      suffix
      nonDroppingParticle
      droppingParticle
    }
    ... on Organization {
      name
    }
  }
`;

const documentFragment = graphql`
  fragment documentFields_document on Document @inline {
    __typename
    citationKeys
    entryType
    title
    subtitle
    titleAddon
    abstract
    note
    publicationState
    doi
    languages
    keywords
    authors {
      ...documentFields_entity
    }
    editors {
      ...documentFields_entity
    }
    otherFields {
      name
      value
    }
    ... on JournalArticle {
      published
      pageStart
      pageEnd
      electronicId
      issue: in {
        journal {
          name
          subtitle
          titleAddon
          issn
        }
        title
        subtitle
        titleAddon
        number
        name
        series
        volume
      }
      translated {
        translators {
          ...documentFields_entity
        }
        originalLanguages
      }
      annotators {
        ...documentFields_entity
      }
      commentators {
        ...documentFields_entity
      }
    }
    ... on ProceedingsArticle {
      published
      pageStart
      pageEnd
      electronicId
      chapter
      book: in {
        citationKeys
        entryType
        title
        subtitle
        titleAddon
        abstract
        note
        publicationState
        doi
        languages
        keywords
        authors {
          ...documentFields_entity
        }
        editors {
          ...documentFields_entity
        }
        otherFields {
          name
          value
        }
        published
        isbn
        pageTotal
        number
        series
        part
        volume
        publishers {
          name
          locations
        }
        multiVolume: in {
          title
          subtitle
          titleAddon
          totalVolumes
          isbn
          number
          series
        }
        conference {
          title
          titleAddon
          startDate
          endDate
          sponsors
          locations
        }
      }
    }
    ... on Thesis {
      published
      degreeType
      pageTotal
      institution {
        name
        locations
      }
    }
    ... on Proceedings {
      published
      isbn
      pageTotal
      number
      series
      part
      volume
      publishers {
        name
        locations
      }
      multiVolume: in {
        title
        subtitle
        titleAddon
        totalVolumes
        isbn
        number
        series
      }
      conference {
        title
        titleAddon
        startDate
        endDate
        sponsors
        locations
      }
    }
    ... on Other {
      published
      bookTitle
      howPublished
      type
      publishers {
        name
        locations
      }
    }
  }
`;

/** Reads one person or organization. */
function readEntity(key: documentFields_entity$key): Entity {
  const entity = readInlineData(entityFragment, key);
  if (entity.__typename === 'Organization') return { organization: { name: entity.name } };
  if (entity.__typename !== 'Person') return { person: {} };
  const { family, given, suffix, nonDroppingParticle, droppingParticle } = entity;
  return { person: present({ family, given, suffix, nonDroppingParticle, droppingParticle }) };
}

function readEntities(keys: readonly documentFields_entity$key[] | undefined): readonly Entity[] {
  return (keys ?? []).map(readEntity);
}

/** Leaves out what is null, undefined or an empty list: an absent name part is absent, not null, so that equal values compare equal. */
function present<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each != null && !(Array.isArray(each) && each.length === 0)),
  ) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Reads all fields of a document. Empty ones are left out. */
export function readDocument(key: documentFields_document$key): DocumentDraft {
  const data = readInlineData(documentFragment, key);
  const common = {
    citationKeys: data.citationKeys,
    entryType: data.entryType,
    title: data.title,
    subtitle: data.subtitle,
    titleAddon: data.titleAddon,
    abstract: data.abstract,
    note: data.note,
    publicationState: data.publicationState,
    doi: data.doi,
    languages: data.languages,
    keywords: data.keywords,
    authors: readEntities(data.authors),
    editors: readEntities(data.editors),
    otherFields: data.otherFields.map(({ name, value }) => ({ name, value })),
    published: data.published,
  };
  const pages = { pageStart: data.pageStart, pageEnd: data.pageEnd, electronicId: data.electronicId };
  const kind = kindOf(data.__typename);
  switch (kind) {
    case 'journalArticle': {
      const { issue, translated } = data;
      return {
        kind,
        fields: present({
          ...common,
          ...pages,
          in: issue && {
            ...present({
              title: issue.title,
              subtitle: issue.subtitle,
              titleAddon: issue.titleAddon,
              number: issue.number,
              name: issue.name,
              series: issue.series,
              volume: issue.volume,
            }),
            journal: {
              ...present({
                subtitle: issue.journal?.subtitle,
                titleAddon: issue.journal?.titleAddon,
                issn: issue.journal?.issn,
              }),
              name: issue.journal?.name ?? '',
            },
          },
          translated:
            translated &&
            present({
              translators: readEntities(translated.translators),
              originalLanguages: translated.originalLanguages,
            }),
          annotators: readEntities(data.annotators),
          commentators: readEntities(data.commentators),
        }),
      };
    }
    case 'proceedingsArticle': {
      const { book } = data;
      return {
        kind,
        fields: present({
          ...common,
          ...pages,
          chapter: data.chapter,
          proceedings:
            book &&
            present({
              citationKeys: book.citationKeys,
              entryType: book.entryType,
              title: book.title,
              subtitle: book.subtitle,
              titleAddon: book.titleAddon,
              abstract: book.abstract,
              note: book.note,
              publicationState: book.publicationState,
              doi: book.doi,
              languages: book.languages,
              keywords: book.keywords,
              authors: readEntities(book.authors),
              editors: readEntities(book.editors),
              otherFields: book.otherFields.map(({ name, value }) => ({ name, value })),
              published: book.published,
              isbn: book.isbn,
              pageTotal: book.pageTotal,
              number: book.number,
              series: book.series,
              part: book.part,
              volume: book.volume,
              publishers: readPublishers(book.publishers),
              in: readMultiVolume(book.multiVolume),
              conference: readConference(book.conference),
            }),
        }),
      };
    }
    case 'thesis':
      return {
        kind,
        fields: present({
          ...common,
          degreeType: data.degreeType,
          pageTotal: data.pageTotal,
          institution: data.institution?.name,
          institutionLocations: data.institution?.locations,
        }),
      };
    case 'proceedings':
      return {
        kind,
        fields: present({
          ...common,
          isbn: data.isbn,
          pageTotal: data.pageTotal,
          number: data.number,
          series: data.series,
          part: data.part,
          volume: data.volume,
          publishers: readPublishers(data.publishers),
          in: readMultiVolume(data.multiVolume),
          conference: readConference(data.conference),
        }),
      };
    case 'other':
      return {
        kind,
        fields: present({
          ...common,
          bookTitle: data.bookTitle,
          howPublished: data.howPublished,
          type: data.type,
          publishers: readPublishers(data.publishers),
        }),
      };
  }
}

type Data = documentFields_document$data;

function readPublishers(publishers: Data['publishers']) {
  return (publishers ?? []).map(({ name, locations }) => present({ name, locations }));
}

function readMultiVolume(whole: Data['multiVolume']) {
  if (!whole) return null;
  const { title, subtitle, titleAddon, totalVolumes, isbn, number, series } = whole;
  return { ...present({ subtitle, titleAddon, totalVolumes, isbn, number, series }), title: title ?? '' };
}

function readConference(event: Data['conference']) {
  if (!event) return null;
  const { title, titleAddon, startDate, endDate, sponsors, locations } = event;
  return { ...present({ titleAddon, startDate, endDate, sponsors, locations }), title };
}
