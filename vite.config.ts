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

/** React has had this hook since 18; the twin that serves older versions would come along for nothing. */
const nativeHooks = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
];

/** They start engines of their own, which takes seconds each: too slow for every save. */
const databaseTests = ['server/database/**/*.test.ts', '{server,mock-server}/**/*.database.test.ts'];

/** They start commands as processes of their own, which takes seconds each: they run beside the tests of whole server processes. */
const commandTests = ['tools/**/*.command.test.ts'];

/** Random documents by the hundred, real bibliographies, walks and drawings of all machines: many take a second each. */
const thoroughTests = [
  '{bibliography,site,machines,statecharts,server,mock-server,src,tools}/**/*.thorough.test.ts',
  'tests/models/**/*.thorough.test.ts',
];

/** Tests that draw, or need something else that only a browser has. All others run on Node alone, and begin much sooner. */
const drawingTests = ['{src,statecharts}/**/*.test.tsx', '{src,statecharts}/**/*.dom.test.ts'];

/** One for each core. Each loads a module once for all its files (`isolate: false`); no test leaves anything in one. */
const maxWorkers = '100%';

/** Tests of whole processes spend a third of their time waiting, so one worker more than there are cores keeps all busy. */
const maxWorkersWaiting = availableParallelism() + 1;

/** What unit tests share, with and without a document, and thorough ones. */
const unitTests = {
  // Lighter than processes, and nothing here needs one of its own; no test leaves anything in a module (but in Testing Library's, which is
  // set anew), so that a thread loads each once.
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
      codeSplitting: { groups: chunkGroups(join(root, 'index.html'), [join(root, liveSource)]) },
    },
    // Nothing here happens by only reading a property.
    treeshake: { propertyReadSideEffects: false },
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    // Compressing takes its two seconds; that is no news.
    checks: { bundlerTimings: false },
  },
};

/** The pages of stories and statecharts: one part each, which the bundler divides by itself. */
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

/** The builds that have a mode of their own in tools/build.mjs. */
const buildOfMode: Readonly<Record<string, BuildOptions>> = { prerender, apart, mock, 'mock-server': mockServer };

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins:
    mode === 'mock'
      ? // Neither the app nor anything that a visitor waits for.
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
  // A worker is a bundle of its own, which the plugins above do not see.
  worker: { plugins: () => [shippedPackages()] },
  resolve: { alias: nativeHooks },
  // Of a class its hash alone: scripts and pages carry each name.
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
          // After the others: a thread that goes from one environment to the other begins anew, with all its modules.
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
