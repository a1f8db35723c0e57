// Development: the server from source, with Vite's app in the place of the built one. Restarted by tsx when the server changes.
import { readFile } from 'node:fs/promises';
import { createServer as createVite } from 'vite';
import { addressOf } from '#server/http/address.ts';
import { isRoute, isStoryPath } from '#server/http/routePatterns.ts';
import type { Site } from '#server/http/site.ts';
import { run } from '#server/run.ts';
import { readSettings } from '#server/settings.ts';

const settings = readSettings({ APP_ENV: 'development', ...process.env });
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });

const site: Site = () => (request, response) => {
  vite.middlewares(request, response, () => {
    const url = request.url ?? '/';
    const path = addressOf(request)?.pathname ?? '/';
    readFile(isStoryPath(path) ? 'stories.html' : 'index.html', 'utf8')
      .then((html) => vite.transformIndexHtml(url, html))
      .then((html) => {
        response.writeHead(isRoute(path) ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      })
      .catch((error: unknown) => {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
      });
  });
};

await run(settings, site);
