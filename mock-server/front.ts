// The front door of the mock server: finds the world and the scenario of a request, and answers about both.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readCookie } from '#site/readCookie.ts';
import { coveragePath } from '#site/walks.ts';
import { sendWalks } from './readWalks.ts';
import { playing, type Scenario } from './scenario.ts';
import { findScenario, scenarios } from './scenarios.ts';
import { defaultWorld, Worlds } from './worlds.ts';

/** What a request names in a header or, for browsers, in a cookie. */
function named(request: IncomingMessage, name: string): string | null {
  const header = request.headers[`x-${name}`];
  if (typeof header === 'string') return header;
  const cookie = readCookie(request.headers.cookie, name);
  return cookie === null ? null : decodeURIComponent(cookie);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body, null, 2));
}

/** Answers requests; `usual` is the scenario of those that choose none. */
export function createFront(worlds: Worlds, usual: Scenario): RequestListener {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const worldName = named(request, 'mock-world') ?? defaultWorld;
    const scenarioName = named(request, 'mock-scenario') ?? usual.name;
    const scenario = findScenario(scenarioName);
    // So that nobody takes an answer of this server for one of the real one.
    response.setHeader('x-served-by', 'MOCK');
    response.setHeader('x-mock-scenario', encodeURIComponent(scenarioName));
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/__mock/scenarios') {
      sendJson(
        response,
        200,
        scenarios.map(({ name, title, description }) => ({ name, title, description })),
      );
      return;
    }
    if (path === coveragePath) {
      sendWalks(response);
      return;
    }
    if (!Worlds.isName(worldName)) {
      sendJson(response, 400, { message: 'mock-world: up to 64 letters, digits, hyphens and underscores.' });
      return;
    }
    if (scenario === null) {
      const known = scenarios.map(({ name }) => name).join(', ');
      sendJson(response, 400, { message: `mock-scenario: there is no ${scenarioName}, only ${known}.` });
      return;
    }
    if (path === '/__mock/reset' && request.method === 'POST') {
      await worlds.reset(worldName);
      sendJson(response, 200, {});
      return;
    }
    const world = await worlds.find(worldName);
    if (path === '/__mock/outbox') {
      sendJson(response, 200, world.outbox);
      return;
    }
    playing.run({ scenario, memory: world.memory }, () => {
      const next = () => world.handle(request, response);
      if (scenario.transport === undefined) next();
      else scenario.transport({ request, response, path, next });
    });
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: String(error) });
    });
  };
}
