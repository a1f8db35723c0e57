// Builds the product with Vite: the app into dist/client, the pages of its stories and its statecharts and the pages made in advance beside it, the server into
// dist/server, and what all of it consists of (the SBOM) into dist. With --if-stale only what is older than its newest source. Plain JavaScript, so
// that it runs before anything is built.
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeSbom } from './writeSbom.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const common = [
  'bibliography',
  'site',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tools/build.mjs',
];
/** What vite.config.ts takes from this folder to build the app with. */
const plugins = [
  'buildManifest',
  'chunks',
  'keepStyles',
  'leanMachines',
  'machineList',
  'precompress',
  'shippedPackages',
  'storyIndex',
  'takesPart',
].map((name) => `tools/${name}.ts`);
const app = ['src', 'statecharts', 'machines', 'schema', 'public', 'index.html', ...plugins, ...common];
const storyAssets = 'assets/stories';
const statechartAssets = 'assets/statecharts';
/** The app's empty page. Its place as the folder's index is taken by the home page. */
const shell = 'dist/client/shell.html';
const parts = [
  { name: 'app', sources: app, passesOver: /\.(test|stories)\.tsx?$/, made: shell },
  {
    name: 'stories',
    sources: ['stories.html', ...app],
    passesOver: /\.test\.tsx?$/,
    made: 'dist/client/stories.html',
    // In files of their own (vite.config.ts).
    mode: 'apart',
    assets: storyAssets,
    build: {
      emptyOutDir: false,
      // The list of files is the app's alone.
      manifest: false,
      assetsDir: storyAssets,
      // Stories import every component by itself, so that some parts are large and few come late; nobody waits for them.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: 'stories.html', checks: { ineffectiveDynamicImport: false, bundlerTimings: false } },
    },
  },
  {
    name: 'statecharts',
    sources: ['statecharts.html', ...app],
    passesOver: /\.(test|stories)\.tsx?$/,
    made: 'dist/client/statecharts.html',
    assets: statechartAssets,
    mode: 'apart',
    build: {
      emptyOutDir: false,
      manifest: false,
      assetsDir: statechartAssets,
      // What lays the charts out (elkjs) is one large part, in a worker of its own.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: 'statecharts.html',
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      },
    },
  },
  {
    name: 'mock server’s control panel',
    sources: ['mock.html', 'mock-server', ...app],
    passesOver: /\.(test|stories)\.tsx?$/,
    made: 'dist/mock/mock.html',
    mode: 'mock',
    // Its entries are named in vite.config.ts.
    build: {},
  },
  {
    name: 'pages',
    sources: [
      'content',
      'tools/content',
      'tools/prerender',
      'server/http/routePatterns.ts',
      'server/http/patternMatcher.ts',
      ...app,
    ],
    passesOver: /\.(test|stories)\.tsx?$/,
    // Written last (tools/prerender/main.ts).
    made: 'dist/client/not-found.html',
    mode: 'prerender',
    // Its entry is named in vite.config.ts.
    build: { ssr: true },
  },
  {
    name: 'server',
    sources: ['server', 'schema', ...common],
    passesOver: /\.test\.ts$/,
    made: 'dist/server/main.js',
    // Its entries are named in vite.config.ts.
    build: { ssr: true },
  },
];

/** The newest change of a file or of anything below a folder; a file that was removed shows in its folder. */
function newest(path, passesOver) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return passesOver.test(path) ? 0 : stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name), passesOver)));
}

function isStale({ sources, passesOver, made }) {
  return !existsSync(made) || Math.max(...sources.map((source) => newest(source, passesOver))) > statSync(made).mtimeMs;
}

const stale = process.argv.includes('--if-stale') ? parts.filter(isStale) : parts;
// The app's build empties the folder that the stories, the statecharts and the pages are in too.
const inTheAppsFolder = ['stories', 'statecharts', 'pages'];
const wanted = parts.filter(
  (part) => stale.includes(part) || (inTheAppsFolder.includes(part.name) && stale.some(({ name }) => name === 'app')),
);

if (wanted.length > 0) {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  for (const part of wanted) {
    process.stdout.write(`Building the ${part.name}\n`);
    if (part.assets) rmSync(join('dist/client', part.assets), { recursive: true, force: true });
    await build({ mode: part.mode ?? 'production', logLevel: 'warn', ...(part.build && { build: part.build }) });
    if (part.name === 'app') {
      renameSync('dist/client/index.html', shell);
      renameSync('dist/client/.vite/manifest.json', 'dist/manifest.json');
      rmSync('dist/client/.vite', { recursive: true });
    }
    if (part.name === 'pages') await import('../dist/prerender/main.js');
  }
}

/** Beside what is served and not in it: exact versions tell strangers which known faults to try. */
const sbom = {
  sources: ['package.json', 'package-lock.json', 'tools/writeSbom.mjs'],
  passesOver: /^$/,
  made: 'dist/sbom.cdx.json',
};
if (isStale(sbom)) {
  process.stdout.write('Writing the SBOM\n');
  writeSbom(sbom.made);
}
