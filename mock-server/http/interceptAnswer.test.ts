// Responses can be captured and rewritten, however the server writes them.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cutOff } from './cutOff.ts';
import { rewriteAnswer, captureAnswer } from './interceptAnswer.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ways: Readonly<Record<string, RequestListener>> = {
  'at once': (_request, response) => response.end('héllo'),
  'in parts': (_request, response) => {
    response.statusCode = 200;
    response.write(Buffer.from('hé'));
    response.write('llo', 'utf8');
    response.end();
  },
  'with its length': (_request, response) => {
    response.writeHead(200, { 'content-length': Buffer.byteLength('héllo'), 'x-own': 'kept' });
    response.end('héllo');
  },
};

it.each(Object.entries(ways))('a response that is written %s is rewritten as a whole', async (_way, handle) => {
  const url = await serve((request, response) => {
    rewriteAnswer(response, (body) => `${body}, world`);
    handle(request, response);
  });
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([200, 'héllo, world']);
});

it.each(Object.entries(ways))('a response that is written %s can be withheld', async (_way, handle) => {
  let wasWritten = '';
  const url = await serve((request, response) => {
    rewriteAnswer(response, (body) => {
      wasWritten = body;
      return null;
    });
    handle(request, response);
  });
  // The headers are sent, so that browsers do not repeat the request.
  const response = await fetch(url);
  await expect(response.text()).rejects.toThrow();
  expect(wasWritten).toBe('héllo');
});

it.each(Object.entries(ways))(
  'a response that is written %s is captured and arrives unchanged',
  async (_way, handle) => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      captureAnswer(response, ({ status, body, isWhole }) => seen.push([status, body.toString(), isWhole]));
      handle(request, response);
    });
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, 'héllo']);
    await expect.poll(() => seen).toEqual([[200, 'héllo', true]]);
  },
);

it('if the connection is cut before the response, its status is null', async () => {
  const seen: unknown[] = [];
  const url = await serve((request, response) => {
    captureAnswer(response, ({ status, body, isWhole }) => seen.push([status, body.toString(), isWhole]));
    request.socket.destroy();
  });
  await expect(fetch(url)).rejects.toThrow();
  await expect.poll(() => seen).toEqual([[null, '', false]]);
});

it('a response that was cut in the middle is captured up to there, and is not whole', async () => {
  const seen: unknown[] = [];
  const url = await serve((_request, response) => {
    captureAnswer(response, ({ status, body, isWhole }) => seen.push([status, body.toString(), isWhole]));
    cutOff(response);
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => seen).toEqual([[200, ' ', false]]);
});
