// How the app is built and how the tests are run.
import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import type { BuildOptions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { liveSource } from './server/http/liveScript.ts';
import { buildManifest } from './tools/buildManifest.ts';
import { serveContent } from './tools/content/serveContent.ts';
import { keepStyles } from './tools/keepStyles.ts';
import { leanMachines } from './tools/leanMachines.ts';
import { leanReact } from './tools/leanReact.ts';
import { leanRelay } from './tools/leanRelay.ts';
import { leanRouter } from './tools/leanRouter.ts';
import { machineList } from './tools/machineList.ts';
import { precompress } from './tools/precompress.ts';
import { shippedPackages } from './tools/shippedPackages.ts';
import { storyIndex } from './tools/storyIndex.ts';
import { watchXstate } from './tests/walks/watchXstate.ts';

/** Two copies of graphql ("another module or realm") make every schema foreign to the other; this pins one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/** What every page needs, in one file: it compresses better together, and a new version of the site leaves it in the cache. */
const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|xstate|@tanstack[\\/](react-router|router-core|react-store|store|history))[\\/](?!.*(useBlocker|esm[\\/]link\.js))|vite[\\/]preload-helper|src[\\/]ui[\\/](createListeners|preload\.|connection)/,
};

/** React has had this hook since 18; the twin that serves older versions would come along for nothing. */
const nativeHooks = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** Small parts that every page draws: one file costs less than a file for each. */
const shell = {
  name: 'shell',
  test: /src[\\/]ui[\\/](classNames|button[\\/](buttonClassName|Button\.module)|disclosure[\\/]Disclosure\.module|icon[\\/](Logo|Icon\.module)|text[\\/]PageTitle)|src[\\/]routes[\\/]staticHtml[\\/](useFollowLinks|linkToFollow)|src[\\/]features[\\/]site[\\/]siteTexts|site[\\/](docsUrl|version)\.ts/,
};

/** The drawing of an icon, without all the icons. */
const strokeIcon = {
  name: 'strokeIcon',
  test: /src[\\/]ui[\\/]icon[\\/](StrokeIcon|wayIcons|modeIcons|warningIcon)/,
};

/** What every page loads that has more than links and texts: log-in and library. */
const controls = {
  name: 'controls',
  test: /src[\\/]ui[\\/](icon[\\/](Icon\.tsx|icons)|button[\\/](Icon)?Button\.tsx|(field[\\/]TextInput|notice[\\/]Notice)\.|focus[\\/]passFocusOn)/,
};

/** What log-in, sign-up and the pages of links in mails share beside the form itself. */
const accountPages = {
  name: 'accountPages',
  test: /src[\\/]routes[\\/](account[\\/](account\.module|EmailLink|useSubmit)|layouts[\\/]BareLayout)/,
  includeDependenciesRecursively: false,
};

/** The log-in with a passkey, on the log-in page and in the dialog that logs in again. */
const passkeyLogin = {
  name: 'passkeyLogin',
  test: /(src[\\/]features[\\/]account[\\/](PasskeyLogin|passkeyLoginTexts|passkeySupport)|site[\\/]publicUrl)\./,
  includeDependenciesRecursively: false,
};

/** The frame of a field: label, hint and problem. */
const field = {
  name: 'field',
  test: /src[\\/]ui[\\/]field[\\/]Field(Message)?\./,
  includeDependenciesRecursively: false,
};

/** A choice in a row of buttons, with the group around it: the page of an error loads both, and one file of them is lighter than two. */
const segmented = {
  name: 'segmented',
  test: /src[\\/]ui[\\/]field[\\/](Segmented|FieldGroup)/,
  includeDependenciesRecursively: false,
};

/** What stands in the library's place until it comes. */
const skeletons = {
  name: 'skeletons',
  test: /src[\\/](routes[\\/]dashboard[\\/]Dashboard(Skeleton|\.module)|features[\\/]groups[\\/]tree[\\/]TreeSkeleton|ui[\\/]progress[\\/]Skeleton)/,
  includeDependenciesRecursively: false,
};

/**
 * What the library draws at first, its groups and its list, in one file: so much of it is alike that it compresses far better together. Named
 * one by one: what is beside them comes when it is wanted, and what they share with other pages stays apart.
 */
const library = {
  name: 'library',
  test: new RegExp(
    [
      'routes/dashboard/(DashboardContext|DashboardPage|dashboardTexts|GroupsDrawer|LibraryGroups|ListPage|MembershipContext|MembershipHost|Pane|useFileDrop|useListTitle)',
      'features/groups/data/(groupNode|groupTree|groupTreeQuery|knownTree)',
      'features/groups/drag/(GroupDragHost|pressedOn)',
      'features/groups/tree/(createGroupCounts|createMadeGroups|fetchRenameBox|GroupIcon|groupKindIcons|groupTreeTexts|GroupsPane|GroupFilter|GroupRow|GroupsHeading|GroupTreeView|NoteRow|rememberedCounts|treeRows|useFilteredRows|useGroups|useRevealedGroups|useTreeFocus|useTreeKeys|useTreeWindow)',
      'features/changes/useChangeFeed',
      'features/drafts/mayHaveDrafts',
      'features/documents/(actionTarget|counts|documentTexts|kinds|missing|movedDocuments|searchSteps|selection|storedKeys|useLibraryNavigation|useLiveQuery)',
      'features/list/(ColumnHeads|columnLayout|columns|dayOf|deepestKeywords|DocumentList|DocumentRows?|listQuery|listTexts|listWindow|OrderButton|RowSkeletons|scrollAnchor|useListPages|useListView|useOpenWithKeyboard|useRowFocus|useRowWindow|useUnfolded)',
      'features/search/(Marked|MarksContext|recentSearches|SearchBox|searchBoxTexts)',
      'features/selection/(createTicks|loadedRows|SelectionHost|TickAll|useRowActions|useTicks)',
      'features/sidebar/(Sidebar|sidebarTexts)',
      '__generated__/(countsLibraryQuery|countsListQuery|createGroupCountsQuery|createMadeGroupsQuery|DocumentRow_document|columns_document|groupNode_group|groupTreeQuery|listQuery|useListPages_query)',
      'features/session/Account(Button|Face)',
      'relay/askUntil',
      'ui/(button/TextButton|field/Checkbox|text/(Kbd|Tag|counted|countedDocuments))',
      'ui/icon/(IconifyIcon|iconifyIcons|iconImage)',
      'ui/focus/shortcuts',
      'ui/preloadWhenIdle',
      'ui/splitPane/SplitPane',
    ]
      .map((path) => `src/${path}\\.`)
      .concat('machines/(groupTree|paging)/', 'bibliography/(kindLabels|names)\\.', 'site/icons\\.')
      .map((path) => path.replaceAll('/', String.raw`[\\/]`))
      .join('|'),
  ),
  includeDependenciesRecursively: false,
};

/** They start engines of their own, which takes seconds each: too slow for every save. */
const databaseTests = ['server/database/**/*.test.ts', '{server,mock-server}/**/*.database.test.ts'];

/** Tests that draw, or need something else that only a browser has. All others run on Node alone, and begin much sooner. */
const drawingTests = ['{src,statecharts}/**/*.test.tsx', '{src,statecharts}/**/*.dom.test.ts'];

/** One for each core: nothing else runs meanwhile. */
const maxWorkers = '100%';

/** What both halves of the unit tests share. */
const unitTests = {
  // Lighter than processes, and nothing here needs one of its own; no test leaves anything in a module (but in Testing Library's, which is
  // set anew), so that a thread loads each once.
  pool: 'threads',
  isolate: false,
  maxWorkers,
  alias: oneGraphql,
  setupFiles: ['tests/walks/recordUnitTests.ts', 'tests/support/setTestingLibrary.ts'],
  testTimeout: 30_000,
} satisfies UserWorkspaceConfig['test'];

/** The app, for the browser. */
const client: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  target: 'es2023',
  assetsInlineLimit: 0,
  // Which files a page needs, for tools/prerender. tools/build.mjs takes it out of what is served.
  manifest: true,
  modulePreload: {
    polyfill: false,
    // The scripts of a page are named in its HTML (tools/prerender); naming them once more for each import costs every page a kilobyte.
    resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
  },
  rolldownOptions: {
    // The second one no page names: the server writes it in where it is asked for (server/http/liveScript.ts).
    input: { index: 'index.html', live: liveSource },
    output: {
      codeSplitting: {
        groups: [
          framework,
          shell,
          strokeIcon,
          controls,
          accountPages,
          passkeyLogin,
          field,
          segmented,
          skeletons,
          library,
        ],
      },
    },
    // Compressing takes its two seconds; that is no news.
    checks: { bundlerTimings: false },
  },
};

/** The pages of stories and statecharts. Not in the app's groups: all machines at once would wait for each other there, and begin before they are whole. */
const apart: BuildOptions = { ...client, rolldownOptions: { checks: { bundlerTimings: false } } };

/** The control panel of the mock server, and the script that it adds to pages: apart from all that production serves. */
const mock: BuildOptions = {
  ...client,
  outDir: 'dist/mock',
  copyPublicDir: false,
  manifest: false,
  rolldownOptions: {
    input: { mock: 'mock.html', page: 'mock-server/page/page.ts' },
    output: { entryFileNames: ({ name }) => (name === 'page' ? 'page.js' : 'assets/[name]-[hash].js') },
    checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
  },
};

/** The server, for Node. */
const server: BuildOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: {
    input: { main: 'server/main.ts', embeddedWorker: 'server/database/embedded/embeddedWorker.ts' },
    output: { entryFileNames: '[name].js' },
  },
};

/** What makes the public pages at build: the app drawn without a browser, for Node. */
const prerender: BuildOptions = {
  outDir: 'dist/prerender',
  copyPublicDir: false,
  // Pictures that no page fetches by a script; tools/prerender lays them beside the app's.
  ssrEmitAssets: true,
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: { input: { main: 'tools/prerender/main.ts' }, output: { entryFileNames: '[name].js' } },
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins:
    mode === 'mock'
      ? // Neither the app nor anything that a visitor waits for.
        [react()]
      : [
          leanReact(),
          leanRelay(),
          leanRouter(),
          leanMachines(),
          keepStyles(),
          relay,
          react(),
          storyIndex(),
          machineList(),
          serveContent(),
          buildManifest(),
          precompress(),
          shippedPackages(),
        ],
  // A worker is a bundle of its own, which the plugins above do not see.
  worker: { plugins: () => [shippedPackages()] },
  resolve: { alias: nativeHooks },
  // The panel is served below the address that is the mock server's own.
  base: mode === 'mock' ? '/__mock/' : '/',
  build:
    mode === 'prerender' ? prerender : mode === 'apart' ? apart : mode === 'mock' ? mock : isSsrBuild ? server : client,
  test: {
    projects: [
      {
        extends: true,
        // What machines walk there is looked up by `npm run statecharts:coverage`.
        plugins: [watchXstate()],
        test: {
          ...unitTests,
          name: 'unit',
          globalSetup: ['tests/walks/beginUnitRun.ts'],
          include: [
            '{bibliography,site,machines,statecharts,server,mock-server,src,tools}/**/*.test.{ts,tsx}',
            'tests/{models,walks}/**/*.test.ts',
          ],
          exclude: [...databaseTests, ...drawingTests],
        },
      },
      {
        extends: true,
        plugins: [watchXstate()],
        test: {
          ...unitTests,
          name: 'unit-drawing',
          include: drawingTests,
          environment: 'jsdom',
          // After the others: a thread that goes from one environment to the other begins anew, with all its modules.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          maxWorkers,
          include: databaseTests,
          alias: oneGraphql,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          maxWorkers,
          include: ['tests/api/**/*.test.ts'],
          alias: oneGraphql,
          globalSetup: ['tests/api/globalSetup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
}));
