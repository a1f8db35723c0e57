// Development: the server from source, with Vite's app in the place of the built one. Restarted by tsx when the server changes.
//
// Here no page is made in advance: the app draws each in the browser, with the payload that tools/content answers.
import { readFile } from 'node:fs/promises';
import { createServer as createVite } from 'vite';
import { addressOf } from '#server/http/address.ts';
import { writePage } from '#server/http/pages.ts';
import { isRoute, isStoryPath } from '#server/http/routePatterns.ts';
import type { Site } from '#server/http/site.ts';
import { run } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';
import { readColorMode } from '#site/colorMode.ts';
import { readContent } from './content/readContent.ts';

const settings = readSettings({ APP_ENV: 'development', ...process.env });
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });

const site: Site =
  ({ appEnv, publicUrl }) =>
  (request, response) => {
    async function answer(): Promise<void> {
      const path = addressOf(request)?.pathname ?? '/';
      const template = await readFile(isStoryPath(path) ? 'stories.html' : 'index.html', 'utf8');
      const html = await vite.transformIndexHtml(request.url ?? '/', template);
      const known = isRoute(path) || (await readContent()).has(path);
      const colorMode = readColorMode(request.headers.cookie);
      response
        .writeHead(known ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(writePage(html, { appEnv, publicUrl: publicUrl(), colorMode }));
    }
    vite.middlewares(request, response, () => {
      answer().catch((error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
      });
    });
  };

await run(settings, site);
