// Opens any XState v5 machines in the statechart viewer (`npx statecharts './machines/**/*Machine.ts'`). It is served from source, to this computer alone.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { statechartsPath } from '#site/statecharts.ts';
import { loadMachines, type LoadProblem } from '../load/loadMachines.ts';
import { machineModules, shownPath } from './machineModules.ts';
import { namedFiles } from './namedFiles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');
/** No other computer reaches this address. */
const host = '127.0.0.1';
const sessionPath = '/api/_auth/session';
const noSession = '{"data":null}';
const usage = `Usage: npx statecharts FILES [--port 4321]
FILES are files, folders or patterns, such as './machines/**/*Machine.ts'.
Machines are XState v5 machines that a file exports. Functions that make machines are not called.`;

/** Answers what is asked of the app's server: nobody is logged in, and every other address below the statecharts' is their page. */
async function answer(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  const path = new URL(url, 'http://localhost').pathname;
  if (path === '/') response.writeHead(302, { location: statechartsPath }).end();
  else if (path === sessionPath) response.writeHead(200, { 'content-type': 'application/json' }).end(noSession);
  else if (!path.startsWith(statechartsPath) || path.endsWith('.json')) response.writeHead(404).end();
  else {
    const html = await vite.transformIndexHtml(url, await readFile(join(root, 'statecharts.html'), 'utf8'));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }
}

/** Starts the server; resolves with the address of the viewer. */
async function serve(files: readonly string[], port: number): Promise<string> {
  const server = createServer();
  const vite = await createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    // Apart from what npm run dev keeps there.
    cacheDir: join(tmpdir(), 'statecharts-vite'),
    plugins: [machineModules(process.cwd(), files)],
    // One XState for the viewer and for all machines, whatever their project has installed.
    resolve: { dedupe: ['xstate'] },
    server: {
      middlewareMode: true,
      // The page follows changes of the files.
      hmr: { server },
      fs: { allow: [root, process.cwd(), ...files.map((file) => dirname(file))] },
    },
    appType: 'custom',
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      answer(vite, request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return `http://${host}:${chosen}${statechartsPath}`;
}

/** A page that imports a file which can't be imported would stay empty. What only a browser has is there on the page. */
const needsBrowser = /^(window|document|navigator|location|localStorage|sessionStorage|HTMLElement) is not defined/;

const commonJs = 'it is a CommonJS module, which a browser cannot import';

function isCommonJs(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return /\bmodule\.exports\b|^exports\.\w/m.test(text) && !/^(import|export)\b/m.test(text);
}

/** The files that can be shown; says of each other one why not. */
async function withMachines(files: readonly string[]): Promise<string[]> {
  const folder = process.cwd();
  const paths = files.map((file) => shownPath(folder, file));
  const { problems } = await loadMachines(folder, paths);
  const leftOut = paths.flatMap((file, at): LoadProblem[] => {
    if (isCommonJs(files[at] ?? '')) return [{ file, problem: commonJs }];
    return problems.filter((each) => each.file === file && !needsBrowser.test(each.problem));
  });
  for (const { file, problem } of leftOut) console.error(`${file} is left out: ${problem}.`);
  return files.filter((file) => leftOut.every((each) => each.file !== shownPath(folder, file)));
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
const named = namedFiles(positionals);
const files = named.length === 0 ? [] : await withMachines(named);
if (files.length === 0) {
  const what = named.length > 0 ? 'There is no machine to show.' : `No file matches ${positionals.join(' ')}.`;
  console.error(positionals.length === 0 ? usage : `${what}\n\n${usage}`);
  process.exitCode = 2;
} else {
  const address = await serve(files, Number(values.port ?? 0));
  console.log(`The statecharts of ${files.length} ${files.length === 1 ? 'file' : 'files'}: ${address}`);
}
