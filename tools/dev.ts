// Development server: runs the server from source, with Vite serving the app. tsx restarts it when the server's code changes.
//
// No pages are prerendered here: the app renders each one in the browser, from the payload that tools/content makes.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer as createVite } from 'vite';
import { addressOf } from '#server/http/address.ts';
import { sendRedirect } from '#server/http/answer.ts';
import { answerLive, liveSource } from '#server/http/liveScript.ts';
import { writePage } from '#server/http/pages.ts';
import { isRoute, isStatechartPath, isStoryPath, machineAt } from '#server/http/routePatterns.ts';
import type { Site } from '#server/http/site.ts';
import { run } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { renderGraphiql } from '#mock-server/graphiql.ts';
import { sendCoverage } from '#mock-server/readCoverage.ts';
import { readColorMode } from '#site/colorMode.ts';
import { coveragePath, withCoverageMeta } from '#site/coverage.ts';
import { packagedStyleFiles } from './citationStyles/emitStyles.ts';
import { readContent } from './content/readContent.ts';
import { machineIds } from './machineList.ts';

const settings = readSettings({ APP_ENV: 'development', ...process.env });
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });

/** The HTML file that is served at a path. */
function templateAt(path: string): string {
  if (isStoryPath(path)) return 'stories.html';
  return isStatechartPath(path) ? 'statecharts.html' : 'index.html';
}

async function isKnown(path: string): Promise<boolean> {
  const machine = isStatechartPath(path) ? machineAt(path) : null;
  if (machine !== null) return machineIds(process.cwd()).includes(machine);
  return isRoute(path) || (await readContent()).has(path);
}

const site: Site =
  ({ appEnv, publicUrl }) =>
  (request, response) => {
    const { pathname: path, search } = addressOf(request) ?? { pathname: '/', search: '' };
    if (path === coveragePath) {
      sendCoverage(response);
      return;
    }
    async function answer(): Promise<void> {
      const cookies = request.headers.cookie;
      const live = answerLive(
        { path, search, cookies },
        { script: `/${liveSource}`, isUsual: true, isHttps: publicUrl().startsWith('https:') },
      );
      const isPage = await isKnown(path);
      if (live.redirect && isPage) {
        response.setHeader('Set-Cookie', live.redirect.cookie);
        sendRedirect(response, live.redirect.location);
        return;
      }
      const template = await readFile(templateAt(path), 'utf8');
      const html = await vite.transformIndexHtml(request.url ?? '/', template);
      const audience = {
        appEnv,
        publicUrl: publicUrl(),
        colorMode: readColorMode(cookies),
        liveScript: live.script,
      };
      response
        .writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(withCoverageMeta(writePage(html, audience)));
    }
    vite.middlewares(request, response, () => {
      answer().catch((error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
      });
    });
  };

await run(settings, { site, styles: packagedStyleFiles(), program: randomUUID() }, renderGraphiql);
