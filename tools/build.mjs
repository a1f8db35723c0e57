// Builds the two halves of the product with Vite: the app into dist/client, the server into dist/server.
// With --if-stale only what is older than its newest source. Plain JavaScript, so that it runs before anything is built.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const common = [
  'bibliography',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tools/build.mjs',
];
const halves = [
  {
    name: 'app',
    sources: ['src', 'machines', 'schema', 'content', 'public', 'index.html', ...common],
    made: 'dist/client/index.html',
  },
  { name: 'server', sources: ['server', 'schema', ...common], made: 'dist/server/main.js' },
];

/** The newest change of a file or of anything below a folder; a file that was removed shows in its folder. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return path.endsWith('.test.ts') || path.endsWith('.test.tsx') ? 0 : stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function isStale({ sources, made }) {
  return !existsSync(made) || Math.max(...sources.map(newest)) > statSync(made).mtimeMs;
}

const wanted = process.argv.includes('--if-stale') ? halves.filter(isStale) : halves;

if (wanted.length > 0) {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  for (const { name } of wanted) {
    process.stdout.write(`Building the ${name}\n`);
    await build({
      mode: 'production',
      logLevel: 'warn',
      // The entries of the server are named in vite.config.ts.
      ...(name === 'server' && { build: { ssr: true } }),
    });
  }
}
