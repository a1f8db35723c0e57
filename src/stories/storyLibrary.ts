// A library as the API's schema sees it: the fixed documents of the stories, in the shapes that its resolvers would return.
import {
  type DocumentDraft,
  type DocumentKind,
  documentKinds,
  type Entity,
  typeNameOf,
} from '#bibliography/documents.ts';
import { documentYear } from '#bibliography/documentDate.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import { textsOfFields } from '#bibliography/fieldTexts.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { missingFields } from '#bibliography/requiredFields.ts';
import { isBlank } from '#bibliography/validation.ts';
import { drafts, emptyDraft, longDraft } from './drafts.ts';
import { groupsOfRoot, groupsOfLibrary, type StoredGroup, storyGroups } from './storyGroups.ts';
import { personalLibraryId } from '#site/libraryIds.ts';
import { marie } from './StorySession.tsx';

/** Where Marie is logged in. */
const storySessions = [
  {
    id: 'ses_here',
    created: '2026-03-02T09:30:00.000Z',
    lastActive: '2026-03-14T16:05:00.000Z',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    current: true,
  },
  {
    id: 'ses_phone',
    created: '2026-02-11T20:14:00.000Z',
    lastActive: '2026-03-14T07:48:00.000Z',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    current: false,
  },
  {
    id: 'ses_unknown',
    created: '2026-03-01T00:00:00.000Z',
    lastActive: '2026-03-10T00:00:00.000Z',
    userAgent: null,
    current: false,
  },
];

/** One that is used, and one that never was. */
const storyApiTokens = [
  {
    id: 'tok_sync',
    name: 'Sync with the wiki',
    scope: 'WRITE',
    created: '2026-03-01T08:00:00.000Z',
    expires: null,
    lastUsed: null,
  },
  {
    id: 'tok_export',
    name: 'Nightly export on the server of the institute for the history of science',
    scope: 'READ',
    created: '2026-02-01T08:00:00.000Z',
    expires: '2026-03-03T08:00:00.000Z',
    lastUsed: '2026-03-02T02:00:00.000Z',
  },
];
const storyPasskeys = [
  {
    id: 'pky_laptop',
    created: '2026-02-01T08:00:00.000Z',
    lastUsed: '2026-03-14T16:05:00.000Z',
    userAgent: storySessions[0]?.userAgent,
    synced: false,
  },
  {
    id: 'pky_phone',
    created: '2026-03-01T08:00:00.000Z',
    lastUsed: null,
    userAgent: storySessions[1]?.userAgent,
    synced: true,
  },
];

/** Lists are never null in the API; whatever a document leaves out of these is empty. */
function emptyLists(kind: DocumentKind): Readonly<Record<string, readonly never[]>> {
  const lists = fieldsOf(kind).filter(({ editing }) =>
    ['list', 'entities', 'publishers', 'otherFields'].includes(editing),
  );
  return Object.fromEntries(lists.map(({ name }) => [name, []]));
}

function presentEntity({ person, organization }: Entity) {
  return person
    ? { __typename: 'Person', id: `person_${person.given ?? ''}_${person.family ?? ''}`, ...person }
    : { __typename: 'Organization', id: `organization_${organization.name}`, ...organization };
}

const presentPublishers = (draft: DocumentDraft) => ({
  publishers: ('publishers' in draft.fields ? (draft.fields.publishers ?? []) : []).map((publisher, index) => ({
    id: `publisher_${index}_${publisher.name ?? ''}`,
    locations: [],
    ...publisher,
  })),
});

/** What only this kind has, or has in another shape than a draft. */
function presentOwn(id: string, draft: DocumentDraft): object {
  switch (draft.kind) {
    case 'journalArticle': {
      const issue = draft.fields.in;
      return {
        in: issue && {
          id: `${id}_issue`,
          ...issue,
          journal: { id: `${id}_journal`, isCustom: true, ...issue.journal },
        },
      };
    }
    case 'proceedingsArticle': {
      const fields = draft.fields.proceedings;
      return { in: fields && presentDocument(`${id}_proceedings`, { kind: 'proceedings', fields }) };
    }
    case 'thesis': {
      const { institution: name, institutionLocations: locations } = draft.fields;
      return { institution: name && { id: `${id}_institution`, name, locations: locations ?? [] } };
    }
    case 'proceedings': {
      const { in: whole, conference } = draft.fields;
      return {
        ...presentPublishers(draft),
        in: whole && { id: `${id}_volumes`, ...whole },
        conference: conference && { id: `${id}_conference`, sponsors: [], locations: [], ...conference },
      };
    }
    case 'other':
      return presentPublishers(draft);
  }
}

/** Two edits of an hour, one that made it an article, and the day it was added. */
const storyHistory = {
  edges: [
    {
      revision: 4,
      at: '2026-03-14T16:05:00.000Z',
      action: 'EDIT',
      userAgent: storySessions[0]?.userAgent,
      by: { id: 'user_1', name: 'Marie Curie', email: null, isViewer: true },
      changes: [{ kind: 'journalArticle', name: 'note', before: '"Read before"', after: '"Read before the seminar."' }],
    },
    {
      revision: 3,
      at: '2026-03-14T15:58:00.000Z',
      action: 'EDIT',
      userAgent: storySessions[0]?.userAgent,
      changes: [{ kind: 'journalArticle', name: 'note', before: null, after: '"Read before"' }],
    },
    {
      revision: 2,
      at: '2026-03-14T15:20:00.000Z',
      action: 'BULK_EDIT',
      userAgent: null,
      by: { id: 'user_2', name: 'Pierre Curie', email: null, isViewer: false },
      changes: [
        { kind: null, name: 'kind', before: '"thesis"', after: '"journalArticle"' },
        { kind: 'journalArticle', name: 'title', before: '"On cacao"', after: '"Effects of chocolate"' },
        { kind: 'journalArticle', name: 'keywords', before: '["cacao","sea"]', after: '["cacao"]' },
        { kind: 'thesis', name: 'institution', before: '"CERN"', after: null },
      ],
    },
    { revision: 1, at: '2026-03-02T09:30:00.000Z', action: 'ADD', userAgent: null, changes: [] },
  ].map((node) => ({ node, cursor: String(node.revision) })),
  pageInfo: { startCursor: '4', endCursor: '1', hasNextPage: false, hasPreviousPage: false },
};

/** A document as the API gives it. */
export function presentDocument(id: string, draft: DocumentDraft): StoredDocument {
  const { authors, editors, ...fields } = draft.fields;
  return {
    ...emptyLists(draft.kind),
    ...fields,
    authors: (authors ?? []).map(presentEntity),
    editors: (editors ?? []).map(presentEntity),
    ...presentOwn(id, draft),
    year: documentYear(draft),
    yearLabel: yearLabel(fields.published ?? '', documentYear(draft)) || null,
    hasAbstract: !isBlank(fields.abstract),
    fieldTexts: ({ names }: { names: readonly string[] }) => textsOfFields(draft, names),
    missingFields: missingFields(draft),
    hiddenFields: [],
    madeRevisions: [],
    __typename: typeNameOf(draft.kind),
    id,
    revision: 4,
    added: '2026-03-02T09:30:00.000Z',
    lastModified: '2026-03-14T16:05:00.000Z',
    modified: '2026-03-14T16:05:00.000Z',
    trashed: null,
    addedBy: { id: 'user_2', name: 'Pierre Curie', email: null, isViewer: false },
    groups: [],
    history: storyHistory,
  };
}

/** A resolver's value: the schema asks it for the fields by name. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** One document of each kind, one with long words, one with none. */
export const storyDocuments: readonly StoredDocument[] = [
  ...documentKinds.map((kind) => presentDocument(`document_${kind}`, drafts[kind])),
  presentDocument('document_long', longDraft),
  presentDocument('document_empty', emptyDraft),
];

/** The id of the personal library of the person of all stories. */
export const storyLibraryId = personalLibraryId(marie.id);

interface PageArguments {
  first?: number | null;
  after?: string | null;
  at?: number | null;
  filterBy?: { trashed?: boolean | null } | null;
}

/** The root of a library with these documents and an empty trash; pages are numbered, which is all a story needs of a cursor. */
export function rootOf(documents: readonly StoredDocument[], groups: readonly StoredGroup[] = storyGroups) {
  return {
    ...groupsOfRoot(groups),
    me: {
      __typename: 'User',
      ...marie,
      emailConfirmed: false,
      pendingEmail: null,
      totp: { enabled: '2026-03-02T09:30:00.000Z', recoveryCodesLeft: 3 },
      passkeys: storyPasskeys,
      apiTokens: storyApiTokens,
      name: 'Marie Curie',
      soleOwnedLibraries: [
        {
          library: { id: 'lib_1', name: 'Radium group', members: [{ role: 'OWNER' }, { role: 'READER' }] },
          heir: null,
        },
        {
          library: { id: 'lib_2', name: 'Solvay 1911', members: [{ role: 'OWNER' }, { role: 'EDITOR' }] },
          heir: { id: 'user_2', name: 'Paul Langevin', email: 'paul@example.org', isViewer: false },
        },
      ],
      sessions: storySessions,
      libraries: [
        { __typename: 'Library', id: storyLibraryId, name: 'Personal', kind: 'PERSONAL' },
        { __typename: 'Library', id: 'lib_1', name: 'Reading group', kind: 'SHARED' },
      ],
    },
    library: {
      __typename: 'Library',
      id: storyLibraryId,
      name: 'Personal',
      kind: 'PERSONAL',
      viewerRole: 'OWNER',
      ...groupsOfLibrary(groups),
      documents({ first, after, at, filterBy }: PageArguments) {
        const all = filterBy?.trashed ? [] : documents;
        const start = at ?? (after == null ? 0 : Number(after) + 1);
        const edges = all
          .slice(start, start + (first ?? 50))
          .map((node, index) => ({ node, cursor: String(start + index) }));
        return {
          edges,
          totalCount: all.length,
          startIndex: start,
          pageInfo: {
            startCursor: edges.at(0)?.cursor,
            endCursor: edges.at(-1)?.cursor,
            hasPreviousPage: start > 0,
            hasNextPage: start + edges.length < all.length,
          },
        };
      },
      styleChoice: { style: 'apa', locale: null },
      citationKeyPattern: { pattern: '[auth][year]', origin: 'FILE' },
      suggestedCitationKey: 'Curie1903',
      // Whoever else has a key that is asked for.
      citationKeyHolders: ({ keys, except }: { keys: readonly string[]; except?: string | null }) =>
        documents
          .filter(({ id }) => id !== except)
          .flatMap((document) =>
            (document.citationKeys as readonly string[])
              .filter((key) => keys.includes(key))
              .map((key) => ({ key, document })),
          ),
      // The first two, as if they were the same.
      duplicates: () => ({
        edges:
          documents.length < 2
            ? []
            : [{ cursor: 'end', node: { documents: documents.slice(0, 2), likeness: ['DOI'] } }],
        pageInfo: { hasNextPage: false, hasPreviousPage: false },
      }),
    },
    userDocument: ({ id }: { id: string }) => documents.find((document) => document.id === id) ?? null,
  };
}
