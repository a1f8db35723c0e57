// The table of what pages keep in the browser: under which key, in which version, and what becomes of what earlier versions have written.
//
// Storage is reached through this folder alone (the linter), and its functions take no key that is not in this table (the compiler). Pages import only
// the types of the table, so that it costs nothing. A change of what is stored raises its version: src/app/storedKinds.dom.test.ts holds a sample of each.

/** What becomes of what an earlier version has written. */
export type Fate =
  /** It is read as it is. */
  | 'kept'
  /** It is rewritten as it is read. */
  | 'moved'
  /** It is not read any more, and the person is told. */
  | 'dropped with a message'
  /** It is not read any more; nobody has typed it, and the default takes its place. */
  | 'dropped';

export interface StoredKind {
  readonly where: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cookie';
  /** The key, with what differs in braces; of IndexedDB, the database and its store. */
  readonly key: string;
  readonly what: string;
  /**
   * How it carries its version: an object has it as its member `version`, where there is none it was written by an earlier one. A word has it in its key, which ends
   * with `@2` from the second version on. A package writes, reads and clears what is its own.
   */
  readonly form: 'object' | 'word' | 'package';
  /** The version that is written now. */
  readonly version: number;
  /** What becomes of the versions before. */
  readonly earlier: Readonly<Record<number, Fate>>;
  /** What becomes of what cannot be read, or was written by a newer version: for what somebody has typed, a message says it and nothing is deleted. */
  readonly unreadable: 'message' | 'default';
  /** The machines whose context is in it: if such a member changes, the version does. */
  readonly machines: readonly string[];
  readonly until: 'log-out' | 'tab closed' | 'done' | 'changed' | 'ten newer';
  /** The file that reads it. */
  readonly reader: string;
}

export const storedKinds = {
  draft: {
    where: 'localStorage',
    key: 'draft:{account}:{document}:{tab}',
    what: 'what was typed into a form and is not saved',
    form: 'object',
    version: 5,
    // 1 knows neither the revision of the kind nor whose choice it is, 2 calls stashed changes `putAside`, 3 knows no shared libraries, 4 has no number.
    earlier: { 1: 'moved', 2: 'moved', 3: 'moved', 4: 'kept' },
    unreadable: 'message',
    machines: ['documentEditor', 'draft', 'sourceView'],
    until: 'log-out',
    reader: 'src/features/drafts/readStoredDraft.ts',
  },
  import: {
    where: 'localStorage',
    key: 'draft:{account}:import{library}',
    what: 'how far an import is, or its undo',
    form: 'object',
    version: 4,
    // 1 does not say whether the import was being undone, 2 knows no group to import into, 3 has no number.
    earlier: { 1: 'dropped with a message', 2: 'moved', 3: 'kept' },
    unreadable: 'message',
    machines: ['import'],
    until: 'log-out',
    reader: 'src/features/import/importCheckpoint.ts',
  },
  columns: {
    where: 'localStorage',
    key: 'list:{account}',
    what: 'the columns of the list, their widths, and its density',
    form: 'object',
    version: 2,
    earlier: { 1: 'kept' },
    unreadable: 'default',
    machines: ['columns'],
    until: 'changed',
    reader: 'src/features/list/columnLayout.ts',
  },
  expandedGroups: {
    where: 'localStorage',
    key: 'groups:{account}:{library}',
    what: 'which groups of a shared library are expanded',
    form: 'object',
    version: 2,
    earlier: { 1: 'moved' },
    unreadable: 'default',
    machines: [],
    until: 'log-out',
    reader: 'src/features/groups/tree/expandedGroups.ts',
  },
  searches: {
    where: 'localStorage',
    key: 'searches:{account}',
    what: 'recent searches',
    form: 'object',
    version: 2,
    earlier: { 1: 'moved' },
    unreadable: 'default',
    machines: [],
    until: 'log-out',
    reader: 'src/features/search/recentSearches.ts',
  },
  groupCounts: {
    where: 'localStorage',
    key: 'groups:counts',
    what: '`off` where no counts are shown beside the groups',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'changed',
    reader: 'src/features/groups/tree/rememberedCounts.ts',
  },
  sourceDialect: {
    where: 'localStorage',
    key: 'sourceDialect',
    what: 'whether sources are shown as BibTeX or BibLaTeX',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'changed',
    reader: 'src/features/source/rememberedDialect.ts',
  },
  copyFormat: {
    where: 'localStorage',
    key: 'copyFormat',
    what: 'the format in which documents were copied last',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'changed',
    reader: 'src/features/citations/copy/rememberedFormat.ts',
  },
  paneSize: {
    where: 'localStorage',
    key: 'pane:{name}',
    what: 'the width of a pane in pixels',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'changed',
    reader: 'src/ui/splitPane/rememberedSize.ts',
  },
  loggedIn: {
    where: 'localStorage',
    key: 'logged-in',
    what: 'the id of the account that is logged in',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'log-out',
    reader: 'src/features/session/rememberedUser.ts',
  },
  colorMode: {
    where: 'cookie',
    key: 'color-mode',
    what: 'light or dark',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'changed',
    reader: 'site/colorMode.ts',
  },
  reloadedForBuild: {
    where: 'sessionStorage',
    key: 'reloaded-for-build',
    what: 'the build for which the page was reloaded',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'src/app/watchForNewBuild.ts',
  },
  chunkReload: {
    where: 'sessionStorage',
    key: 'chunk-reload',
    what: 'when the page was reloaded for a missing chunk',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'src/app/reloadOnMissingChunk.ts',
  },
  routerReload: {
    where: 'sessionStorage',
    key: 'tanstack_router_reload:{message}',
    what: 'TanStack Router’s own: it has reloaded the page for this error',
    form: 'package',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'src/app/reloadOnMissingChunk.ts',
  },
  scrollPositions: {
    where: 'sessionStorage',
    key: 'tsr-scroll-restoration-v1_3',
    what: 'TanStack Router’s own: how far pages are scrolled',
    form: 'package',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'src/app/router.ts',
  },
  recording: {
    where: 'indexedDB',
    key: 'statecharts/recordings',
    what: 'recordings of flows; those that were reported go at the log-out',
    form: 'object',
    version: 2,
    // 1 is the recording itself, without an account.
    earlier: { 1: 'moved' },
    unreadable: 'message',
    machines: [],
    until: 'ten newer',
    reader: 'statecharts/recording/keptRecordings.ts',
  },
  flowRecording: {
    where: 'sessionStorage',
    key: 'flow-recording',
    what: 'what a page has recorded, for the next page of the tab; another person’s page drops it',
    form: 'object',
    version: 4,
    // 2 does not say whose it is, 3 not who was logged in last.
    earlier: { 1: 'dropped', 2: 'dropped', 3: 'dropped' },
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'statecharts/recording/handOver.ts',
  },
  comparison: {
    where: 'sessionStorage',
    key: 'statecharts-comparison',
    what: 'the comparison that is open in the viewer, as its file; `format` carries its version',
    form: 'object',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'statecharts/compare/comparison.ts',
  },
  tabName: {
    where: 'sessionStorage',
    key: 'statecharts-tab',
    what: 'the name of the tab, from one page to the next',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'statecharts/live/tabName.ts',
  },
  panelWidth: {
    where: 'sessionStorage',
    key: 'statecharts-panel-width',
    what: 'the width of the statecharts beside the page in pixels',
    form: 'word',
    version: 1,
    earlier: {},
    unreadable: 'default',
    machines: [],
    until: 'tab closed',
    reader: 'statecharts/live/livePanel.ts',
  },
} as const satisfies Record<string, StoredKind>;

type Table = typeof storedKinds;
export type StoredKindName = keyof Table;

/** A key in which any text stands for what is in braces. */
type Filled<Key extends string> = Key extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Key;

type KeyWhere<Where extends StoredKind['where']> = {
  [Name in StoredKindName]: Table[Name]['where'] extends Where ? Filled<Table[Name]['key']> : never;
}[StoredKindName];

/** The keys of the table that are in local storage. */
export type DeviceKey = KeyWhere<'localStorage'>;
/** The keys of the table that are in session storage. */
export type TabKey = KeyWhere<'sessionStorage'>;

/** What an object of this kind says of its version. */
export interface WrittenBy<Name extends StoredKindName> {
  readonly version: Table[Name]['version'];
}
