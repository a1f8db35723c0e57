// A loopback server that stands in for the reference lookup services, with the mock server's recordings.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LookupService } from '#server/edges.ts';
import { recordedAnswer } from '#mock-server/lookUps/recordedAnswers.ts';

/** The service whose address each environment variable sets. */
const variables: Readonly<Record<string, LookupService>> = {
  LOOKUP_DOI_URL: 'doi',
  LOOKUP_CROSSREF_URL: 'crossref',
  LOOKUP_ARXIV_URL: 'arxiv',
  LOOKUP_PUBMED_URL: 'pubmed',
  LOOKUP_ISBN_URL: 'k10plus',
  LOOKUP_ISBN_FALLBACK_URL: 'dnb',
  LOOKUP_OPEN_LIBRARY_URL: 'openLibrary',
};

/** A request that a service received. */
export interface ReceivedRequest {
  readonly service: LookupService;
  readonly path: string;
  readonly userAgent: string;
}

export interface LookupServices {
  /** The environment for a server that uses these services. */
  readonly env: Readonly<Record<string, string>>;
  readonly received: readonly ReceivedRequest[];
  stop(): Promise<void>;
}

export async function startLookupServices(): Promise<LookupServices> {
  const received: ReceivedRequest[] = [];
  const answer: RequestListener = (request, response) => {
    const [, name = '', path = '/'] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const service = Object.values(variables).find((each) => each === name);
    if (service === undefined) {
      response.writeHead(500).end();
      return;
    }
    const { accept = '', 'user-agent': userAgent = '' } = request.headers;
    received.push({ service, path, userAgent });
    const { status, headers, body } = recordedAnswer(service, { path, accept });
    response.writeHead(status, headers).end(body);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const urls = Object.entries(variables).map(([name, service]) => [name, `http://127.0.0.1:${port}/${service}`]);
  return {
    env: { LOOKUP_CONTACT: 'operator@example.org', ...(Object.fromEntries(urls) as Record<string, string>) },
    received,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
