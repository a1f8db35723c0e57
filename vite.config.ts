// How the app is built and how the tests are run.
import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BuildOptions } from 'vite';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { liveSource } from './server/http/liveScript.ts';
import { buildManifest } from './tools/buildManifest.ts';
import { chunkGroups } from './tools/chunks.ts';
import { emitStyles } from './tools/citationStyles/emitStyles.ts';
import { serveContent } from './tools/content/serveContent.ts';
import { keepStyles } from './tools/keepStyles.ts';
import { leanMachines } from './tools/leanMachines.ts';
import { machineList } from './tools/machineList.ts';
import { precompress } from './tools/precompress.ts';
import { shippedPackages } from './tools/shippedPackages.ts';
import { storyIndex } from './tools/storyIndex.ts';
import { watchXstate } from './tests/coverage/watchXstate.ts';
import { testNodeFlags } from './tests/support/testNodeFlags.ts';

const root = import.meta.dirname;

/** Two copies of graphql ("another module or realm") make every schema foreign to the other; this pins one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/** React has had `useSyncExternalStore` since version 18, so the shim for older versions is left out of the bundle. */
const nativeHooks = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** Tests that start database engines of their own, which takes seconds each: too slow for every save. */
const databaseTests = ['server/database/**/*.test.ts', '{server,mock-server}/**/*.database.test.ts'];

/** Tests that start commands as processes of their own, which takes seconds each. They run with the tests of whole server processes. */
const commandTests = ['tools/**/*.command.test.ts'];

/** Tests of random documents by the hundred, of real bibliographies, and of all machines' paths and charts. Many take a second each. */
const thoroughTests = [
  '{bibliography,site,machines,statecharts,server,mock-server,src,tools}/**/*.thorough.test.ts',
  'tests/models/**/*.thorough.test.ts',
];

/** Tests that render components, or need something else of a browser, run in jsdom. All others run on Node alone, and start much faster. */
const drawingTests = ['{src,statecharts}/**/*.test.tsx', '{src,statecharts}/**/*.dom.test.ts'];

/** One worker for each core. With `isolate: false` a worker loads each module once for all its test files, so no test may leave state in a module. */
const maxWorkers = '100%';

/** Tests of whole processes spend a third of their time waiting, so one worker more than there are cores keeps all busy. */
const maxWorkersWaiting = availableParallelism() + 1;

/** What unit tests, with and without jsdom, and thorough tests share. */
const unitTests = {
  // Threads start faster than processes, and no test here needs its own process. Testing Library is the only module in which tests leave state: a setup
  // file resets it.
  pool: 'threads',
  isolate: false,
  maxWorkers,
  alias: oneGraphql,
  setupFiles: [
    'tests/coverage/recordUnitTests.ts',
    'tests/support/setTestingLibrary.ts',
    'tests/support/setStorage.ts',
  ],
  testTimeout: 30_000,
} satisfies UserWorkspaceConfig['test'];

/** The app, for the browser. */
const client: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  target: 'es2023',
  assetsInlineLimit: 0,
  // Tells tools/prerender which files each page needs. tools/build.mjs removes it from the served folder.
  manifest: true,
  modulePreload: {
    polyfill: false,
    // The scripts of a page are named in its HTML (tools/prerender); naming them once more for each import costs every page a kilobyte.
    resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
  },
  rolldownOptions: {
    // No HTML file names `live`: the server adds it to pages for which live statecharts are turned on (server/http/liveScript.ts).
    input: { index: 'index.html', live: liveSource },
    output: {
      codeSplitting: { groups: chunkGroups(join(root, 'index.html'), [join(root, liveSource)]) },
    },
    // Reading a property has no side effects in our code.
    treeshake: { propertyReadSideEffects: false },
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    // The bundler would warn that compressing takes two seconds, which is expected.
    checks: { bundlerTimings: false },
  },
};

/** The pages of stories and statecharts, each a build of its own. The bundler's own chunks are good enough for them. */
const developerPages: BuildOptions = { ...client, rolldownOptions: { checks: { bundlerTimings: false } } };

/** The control panel of the mock server, and the script that it adds to pages, in a folder that production does not serve. */
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

/** The servers' worker threads, which are files of their own (server/work/startThread.ts). */
const threads = {
  embeddedWorker: 'server/database/embedded/embeddedWorker.ts',
  formatWorker: 'server/citations/pool/formatWorker.ts',
};

/** The server, for Node. */
const server: BuildOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: {
    input: { ...threads, main: 'server/main.ts' },
    output: { entryFileNames: '[name].js' },
  },
};

/** The mock server, for Node. */
const mockServer: BuildOptions = {
  ...server,
  outDir: 'dist/mock-server',
  rolldownOptions: { ...server.rolldownOptions, input: { ...threads, main: 'mock-server/main.ts' } },
};

/** The program that renders the public pages at build: the app without a browser, for Node. */
const prerender: BuildOptions = {
  outDir: 'dist/prerender',
  copyPublicDir: false,
  // Pictures that only the HTML of prerendered pages names; tools/prerender copies them to the app's.
  ssrEmitAssets: true,
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: { input: { main: 'tools/prerender/main.ts' }, output: { entryFileNames: '[name].js' } },
};

/** The builds that have a mode of their own in tools/build.mjs. */
const buildOfMode: Readonly<Record<string, BuildOptions>> = {
  prerender,
  'developer-pages': developerPages,
  mock,
  'mock-server': mockServer,
};

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins:
    mode === 'mock'
      ? // The control panel uses neither Relay nor the app's content, and its size does not matter.
        [react()]
      : [
          leanMachines(),
          keepStyles(),
          relay,
          react(),
          storyIndex(),
          machineList(),
          serveContent(),
          emitStyles(),
          buildManifest(),
          precompress(),
          shippedPackages(),
        ],
  // Workers are bundles of their own, to which the plugins above do not apply.
  worker: { plugins: () => [shippedPackages()] },
  resolve: { alias: nativeHooks },
  // Class names are only a hash, because scripts and pages repeat them.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // The panel is served below the address that is the mock server's own.
  base: mode === 'mock' ? '/__mock/' : '/',
  build: buildOfMode[mode] ?? (isSsrBuild ? server : client),
  test: {
    // A log lists only failures and counts, so that they are found among thousands of tests.
    reporters: [process.stdout.isTTY ? 'default' : 'minimal'],
    // An upper limit, not a wait. The usual second is too short where other tests keep both cores busy.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        // `npm run statecharts:coverage` prints which transitions these tests take.
        plugins: [watchXstate()],
        test: {
          ...unitTests,
          name: 'unit',
          globalSetup: ['tests/coverage/beginUnitRun.ts'],
          include: [
            '{bibliography,site,machines,statecharts,server,mock-server,src,tools}/**/*.test.{ts,tsx}',
            'tests/{models,coverage}/**/*.test.ts',
          ],
          exclude: [...databaseTests, ...drawingTests, ...commandTests, ...thoroughTests],
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
          // Runs after the other projects: a thread that switches between Node and jsdom restarts and loads all modules again.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [watchXstate()],
        test: {
          ...unitTests,
          name: 'thorough',
          globalSetup: ['tests/coverage/beginThoroughRun.ts'],
          include: thoroughTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          execArgv: [...testNodeFlags],
          maxWorkers,
          isolate: false,
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
          execArgv: [...testNodeFlags],
          maxWorkers: maxWorkersWaiting,
          isolate: false,
          include: ['tests/api/**/*.test.ts', ...commandTests],
          alias: oneGraphql,
          globalSetup: ['tests/api/globalSetup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
}));
