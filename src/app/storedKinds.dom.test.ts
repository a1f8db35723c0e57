// Tests that what each version has stored in a browser is read, or refused in words that the person sees, and that nothing typed is lost.
//
// tests/support/stored holds a sample of what each version writes. If one of them fails after a change of what is stored: raise its version in storedKinds.ts, say
// there what becomes of the one before, and add a sample. The samples of earlier versions stay as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyImport } from '#machines/import/importSetup.ts';
import type { ImportContext } from '#machines/import/importTypes.ts';
import type { ToastMessage } from '#machines/toasts/toastsTypes.ts';
import { personalLibraryId } from '#site/libraryIds.ts';
import { rememberedFormat } from '#src/features/citations/copy/rememberedFormat.ts';
import { keepDraft, leaveDraft, leftDrafts, unreadableDrafts } from '#src/features/drafts/draftStorage.ts';
import type { StoredDraft } from '#src/features/drafts/readStoredDraft.ts';
import { tellOfDrafts } from '#src/features/drafts/tellOfDrafts.ts';
import { letGo } from '#src/features/drafts/unsavedWork.ts';
import { recallExpanded, rememberExpanded } from '#src/features/groups/tree/expandedGroups.ts';
import { recallCounts } from '#src/features/groups/tree/rememberedCounts.ts';
import { saveCheckpoint, readCheckpoint } from '#src/features/import/importCheckpoint.ts';
import { tellOfImport } from '#src/features/import/tellOfImport.ts';
import { recallLayout, rememberLayout } from '#src/features/list/columnLayout.ts';
import { readSearches, rememberSearch } from '#src/features/search/recentSearches.ts';
import { rememberedUser } from '#src/features/session/rememberedUser.ts';
import { rememberedDialect } from '#src/features/source/rememberedDialect.ts';
import { recallSize } from '#src/ui/splitPane/rememberedSize.ts';
import { type StoredKind, type StoredKindName, storedKinds } from '#src/ui/storage/storedKinds.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { readChanges } from '#statecharts/diff/changesData.ts';
import { takeHandedOver } from '#statecharts/recording/handOver.ts';
import { readKeptRecord } from '#statecharts/recording/keptRecordings.ts';

const folder = 'tests/support/stored';
const kinds: Readonly<Record<string, StoredKind>> = storedKinds;

interface Sample {
  readonly key: string;
  /** A word as it is, anything else as JSON. */
  readonly value: unknown;
  /** What the reader answers; missing where it answers nothing. */
  readonly reads?: unknown;
  /** Words of the message that refuses it. */
  readonly says?: string;
}

const samples = readdirSync(folder).map((file) => {
  const [name = '', version] = file.split('.');
  return {
    name: name as StoredKindName,
    version: Number(version),
    sample: JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Sample,
  };
});

const userId = 'usr_ada';
const place = { userId, libraryId: personalLibraryId(userId) };
const closed = { libraryId: '', document: undefined };

/** Without what only the store knows. */
function without(value: object | null | undefined, ...names: string[]): unknown {
  return value && Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

type KindIn<Where extends StoredKind['where']> = {
  [Name in StoredKindName]: (typeof storedKinds)[Name]['where'] extends Where ? Name : never;
}[StoredKindName];

/** The kinds of which each version has a sample: all of local storage, and elsewhere those that are more than a word. */
type SampledKind = KindIn<'localStorage'> | 'comparison' | 'flowRecording' | 'recording';

const isSampled = ({ where, form }: StoredKind) => where === 'localStorage' || form === 'object';

/** How each of them is read; `value`: what a database has answered. */
const readers: Readonly<Record<SampledKind, (value: unknown) => unknown>> = {
  draft: async () => without((await leftDrafts(userId))[0], 'key', 'version'),
  import: () => without(readCheckpoint(place), 'version'),
  columns: () => recallLayout(userId),
  expandedGroups: () => Object.fromEntries(recallExpanded(userId, 'lib_shared')),
  searches: () => readSearches(userId),
  groupCounts: recallCounts,
  sourceDialect: rememberedDialect,
  copyFormat: rememberedFormat,
  paneSize: () => recallSize('groups'),
  loggedIn: rememberedUser,
  comparison: () => readChanges(sessionStorage.getItem('statecharts-comparison') ?? '') ?? undefined,
  flowRecording: takeHandedOver,
  recording: readKeptRecord,
};

const read = (name: string, value: unknown) => readers[name as SampledKind](value);

/** Returns what a person who comes to the library is told. */
async function tell(): Promise<ToastMessage[]> {
  await tellOfDrafts(userId, closed, () => undefined);
  await tellOfImport(place, () => undefined);
  return takeToasts();
}

const told = async () => (await tell()).map(({ message }) => message);

const storages: Partial<Record<StoredKind['where'], Storage>> = { localStorage, sessionStorage };

function store(name: string, key: string, text: string): void {
  const where = kinds[name]?.where;
  if (where !== undefined) storages[where]?.setItem(key, text);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(samples)('$name, version $version, is read or refused in words', async ({ name, version, sample }) => {
  store(name, sample.key, typeof sample.value === 'string' ? sample.value : JSON.stringify(sample.value));
  const fate = kinds[name]?.earlier[version];
  if (sample.says === undefined) {
    expect(await read(name, sample.value)).toEqual(sample.reads);
    if (fate !== undefined) expect(fate === 'dropped').toBe(sample.reads === undefined);
  } else {
    expect(fate).toBe('dropped with a message');
    expect(await read(name, sample.value)).toBeNull();
    expect((await told()).join()).toContain(sample.says);
    // It is deleted once the person has answered, and not before.
    expect(localStorage.getItem(sample.key)).not.toBeNull();
    for (const { action } of await tell()) await action?.run();
    expect(await told()).toEqual([]);
    expect(localStorage.getItem(sample.key)).toBeNull();
  }
});

test('each version of each kind has a sample, but for words that last as long as the tab', () => {
  const wanted = Object.entries(kinds)
    .filter(([, kind]) => isSampled(kind))
    .flatMap(([name, { version }]) => Array.from({ length: version }, (_, before) => `${name}.${before + 1}`));
  expect(samples.map(({ name, version }) => `${name}.${version}`).sort()).toEqual(wanted.sort());
});

test.each(Object.entries(kinds))('%s says what becomes of each earlier version', (_, kind) => {
  const versions = Array.from({ length: kind.version - 1 }, (__, before) => String(before + 1));
  expect(Object.keys(kind.earlier)).toEqual(versions);
  // What somebody has typed is not dropped without a word.
  if (kind.unreadable === 'message') expect(Object.values(kind.earlier)).not.toContain('dropped');
  if (kind.form === 'word') expect(kind.key.split('@')[1] ?? '1').toBe(String(kind.version));
  expect(readFileSync(kind.reader, 'utf8')).not.toBe('');
});

describe('what is written now', () => {
  const current = (name: SampledKind) =>
    samples.find((each) => each.name === name && each.version === storedKinds[name].version)?.sample;
  const stored = () => JSON.parse(Object.values(localStorage)[0] as string) as unknown;

  test('has the form of the newest sample', () => {
    rememberLayout(userId, { columns: ['title', 'year'], widths: { year: 80 }, density: 'comfortable' });
    expect(stored()).toEqual(current('columns')?.value);
    localStorage.clear();
    rememberExpanded(userId, 'lib_shared', ['grp_a'], true);
    rememberExpanded(userId, 'lib_shared', ['grp_b'], false);
    expect(stored()).toEqual(current('expandedGroups')?.value);
    localStorage.clear();
    rememberSearch(userId, 'author:carson');
    rememberSearch(userId, 'tides');
    expect(stored()).toEqual(current('searches')?.value);
  });

  test('of drafts and imports, has each member that their machines know', () => {
    const change = { base: '1', value: '2', revision: 1 };
    // The compiler asks here for a member that is new, and finds one that is gone: then what is stored has a new version.
    const draft: StoredDraft & { readonly draft: Required<StoredDraft['draft']> } = {
      version: 5,
      draft: {
        documentId: 'doc_1',
        kind: 'thesis',
        savedKind: 'thesis',
        kindRevision: 3,
        key: null,
        patch: { title: { base: 'Tides', value: 'Tides of the sea', revision: 3 } },
        stashed: { journalArticle: { pageStart: change } },
        unanswered: [
          { kind: 'journalArticle', keepsKind: true, fields: { pageStart: '2' }, revision: 1, isStashed: true },
        ],
        source: {
          dialect: 'bibtex',
          text: '@thesis{Tides,',
          said: { kind: 'thesis', fields: { title: 'Tides' } },
        },
        groupIds: ['grp_1'],
      },
      title: 'Tides of the sea',
      libraryId: 'lib_shared',
      at: '2026-11-23T09:30:00.000Z',
    };
    keepDraft(userId, draft);
    leaveDraft(userId, draft.draft);
    expect(stored()).toEqual(current('draft')?.value);
    localStorage.clear();
    const file = { name: 'library.bib', size: 1000, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };
    const progress: ImportContext = {
      ...emptyImport,
      files: [file],
      report: {
        handle: 'import_1',
        files: [],
        skippedFiles: [],
        entries: 3,
        listed: [],
        byKind: { journalArticle: 0, proceedingsArticle: 0, thesis: 3, proceedings: 0, other: 0 },
        parts: { META: 0, PREAMBLE: 0, STRING: 0, XDATA: 0, COMMENT: 0 },
        groups: 0,
        remarks: [],
        problems: [],
        groupRemarks: [],
        batchKeys: ['key-1', 'key-2'],
        groupKeys: ['key-3'],
        intoKeys: [],
        left: null,
      },
      plan: [{ entry: 1, action: 'skip' }],
      into: { kind: 'new', name: 'Reading' },
      nextBatch: 1,
      ids: ['doc_1', null],
      added: 1,
      steps: ['step-1'],
    };
    saveCheckpoint(place, 'adding', progress, '00ff');
    expect(stored()).toEqual(current('import')?.value);
  });
});

describe('what cannot be read', () => {
  const current = samples.filter(
    ({ name, version }) => version === kinds[name]?.version && kinds[name].form === 'object',
  );
  const newer = current.map(({ name, sample }) => ({
    ...{ name, key: sample.key },
    text: JSON.stringify({ ...(sample.value as object), version: 99, format: 'statechart changes 99' }),
    words: 'newer version of this site',
  }));
  const damaged = current.map(({ name, sample }) => ({
    ...{ name, key: sample.key },
    text: JSON.stringify(sample.value).slice(0, -9),
    words: 'this version of the site can’t',
  }));
  const local = ({ name }: { name: string }) => kinds[name]?.where === 'localStorage';

  test.each([...newer, ...damaged].filter(local))(
    '$name: it is said, or the default takes its place ($words)',
    async ({ name, key, text, words }) => {
      store(name, key, text);
      const messages = await told();
      if (kinds[name]?.unreadable === 'message') {
        expect(messages.join()).toContain(words);
        expect(localStorage.getItem(key)).toBe(text);
      } else expect(messages).toEqual([]);
    },
  );

  test('of a tab, it is as if nothing had been kept', async () => {
    for (const { name, key, text } of [...newer, ...damaged]) {
      if (kinds[name]?.where !== 'sessionStorage') continue;
      store(name, key, text);
      expect(await read(name, null)).toBeUndefined();
    }
  });

  test.each([...newer, ...damaged].filter(({ name }) => name === 'draft'))(
    'a draft stays, and counts at the log-out',
    async ({ key, text }) => {
      localStorage.setItem(key, text);
      await told();
      expect(localStorage.getItem(key)).toBe(text);
      expect(await unreadableDrafts(userId)).toMatchObject([{ text }]);
      const aborted = AbortSignal.abort();
      // The question is asked, and is answered by the page that goes.
      expect(await letGo(userId, aborted)).toBe(false);
    },
  );
});
