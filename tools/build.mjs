// Builds the product with Vite: the app, its stories, statecharts and prerendered pages into dist/client, the server into dist/server,
// the mock server into dist/mock-server and its control panel into dist/mock, and the SBOM into dist.
// With --if-stale it builds only the parts that are older than their newest source. Plain JavaScript, so that it runs before anything is built.
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
/** The files of this folder that vite.config.ts uses to build the app. */
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
const app = [
  'src',
  'statecharts',
  'machines',
  'schema',
  'public',
  'index.html',
  'tools/citationStyles',
  ...plugins,
  ...common,
];
const storyAssets = 'assets/stories';
const statechartAssets = 'assets/statecharts';
/** The app's empty HTML page. It isn't index.html, because that is the prerendered home page. */
const shell = 'dist/client/shell.html';
const parts = [
  { name: 'app', sources: app, passesOver: /\.(test|stories)\.tsx?$/, made: shell },
  {
    name: 'stories',
    sources: ['stories.html', ...app],
    passesOver: /\.test\.tsx?$/,
    made: 'dist/client/stories.html',
    // The stories have an output folder of their own (vite.config.ts).
    mode: 'developer-pages',
    assets: storyAssets,
    build: {
      emptyOutDir: false,
      // Only the app's build needs a manifest.
      manifest: false,
      assetsDir: storyAssets,
      // Stories import each component on its own, so some chunks are large. Nobody waits for them.
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
    mode: 'developer-pages',
    build: {
      emptyOutDir: false,
      manifest: false,
      assetsDir: statechartAssets,
      // elkjs, which lays out the charts, is one large chunk in a worker.
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
    // vite.config.ts names the entries.
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
    // The file that is written last (tools/prerender/main.ts).
    made: 'dist/client/not-found.html',
    mode: 'prerender',
    // vite.config.ts names the entry.
    build: { ssr: true },
  },
  {
    name: 'server',
    sources: ['server', 'schema', ...common],
    passesOver: /\.test\.ts$/,
    made: 'dist/server/main.js',
    // vite.config.ts names the entries.
    build: { ssr: true },
  },
  {
    name: 'mock server',
    sources: ['mock-server', 'server', 'schema', ...common],
    passesOver: /\.test\.ts$/,
    made: 'dist/mock-server/main.js',
    mode: 'mock-server',
    build: { ssr: true },
  },
];

/** The latest modification time in a file or folder. Removing a file changes its folder's time. */
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
// The app's build empties the folder that also holds the stories, the statecharts and the prerendered pages.
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

/** Written outside the served folder: exact versions would tell an attacker which vulnerabilities to try. */
const sbom = {
  sources: ['package.json', 'package-lock.json', 'tools/writeSbom.mjs'],
  passesOver: /^$/,
  made: 'dist/sbom.cdx.json',
};
if (isStale(sbom)) {
  process.stdout.write('Writing the SBOM\n');
  writeSbom(sbom.made);
}
