// Development server: answers the payloads of content pages from the current Markdown, and reloads the page when a file changes.
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { payloadPath } from '../../site/payload.ts';
import type * as PayloadDrawer from '../../src/app/drawPayload.tsx';
import type * as ContentReader from './readContent.ts';

/** Loads the parser through Vite instead of importing it: changes of the parser take effect at once, and builds and tests do not wait for it. */
async function drawPayload(server: ViteDevServer, path: string) {
  const reader = (await server.ssrLoadModule('/tools/content/readContent.ts')) as typeof ContentReader;
  const content = (await reader.readContent(resolve(server.config.root, 'content'))).get(path);
  if (!content) return null;
  const drawer = (await server.ssrLoadModule('/src/app/drawPayload.tsx')) as typeof PayloadDrawer;
  return drawer.drawPayload(path, content);
}

/** The plugin. Errors in the content are sent as the response and logged. */
export function serveContent(): Plugin {
  return {
    name: 'serve-content',
    configureServer(server) {
      const folder = resolve(server.config.root, 'content');
      server.watcher.add(folder).on('all', (_event, path) => {
        if (path.startsWith(folder)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const asked = request.url?.split('?', 1)[0] ?? '/';
        if (!asked.endsWith(payloadPath('/'))) {
          next();
          return;
        }
        drawPayload(server, asked.slice(0, -payloadPath('/').length) || '/')
          .then((payload) => {
            response.writeHead(payload ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
            response.end(JSON.stringify(payload));
          })
          .catch((error: unknown) => {
            const text = error instanceof Error ? error.message : String(error);
            server.config.logger.error(text);
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
          });
      });
    },
  };
}
