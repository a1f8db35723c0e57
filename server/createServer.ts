// Creates the whole server from its edges: the API, the session, health checks, and the site.
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer as createHttpServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import { type Logger, pino } from 'pino';
import sql from 'sql-template-tag';
import { Accounts } from './accounts/accounts.ts';
import { createAudit } from './accounts/audit.ts';
import { createBackground } from './background.ts';
import { FormatPool } from './citations/pool/formatPool.ts';
import { joinStyles, noStyleFiles, type SharedStyles } from './citations/sharedStyles.ts';
import { answerStyle, answerStyles } from './citations/stylesEndpoint.ts';
import { ViewerLibraries } from './graphql/viewerLibraries.ts';
import { type LibraryEdges, openLibraryToRead } from './library/openLibrary.ts';
import { type Removal, removeAbandonedLibraries, removeLibrary } from './library/abandonedLibraries.ts';
import { purgeOldTrash } from './library/maintenance.ts';
import type { Clock, Edges } from './edges.ts';
import { features } from './features.ts';
import { answerBibliography } from './export/bibliographyEndpoint.ts';
import { answerExport } from './export/exportEndpoint.ts';
import { RunningExports } from './export/runningExports.ts';
import type { Context } from './graphql/context.ts';
import type { Client, Viewer } from './graphql/request.ts';
import { unauthenticated } from './graphql/errors.ts';
import { createSchema } from './graphql/schema.ts';
import { deriveLibraries } from './library/derived/deriveLibrary.ts';
import { addressOf } from './http/address.ts';
import { allows, onceClosed, reading, sendRefusal, sendText } from './http/answer.ts';
import { BearerTokens, hasBearer } from './http/bearer.ts';
import { bodyLimits, createReadBody } from './http/bodies.ts';
import { clientAddress } from './http/clientAddress.ts';
import { readDeviceToken, writeDeviceToken } from './http/deviceCookie.ts';
import { createGraphqlEndpoint, type RenderGraphiql } from './http/graphqlEndpoint.ts';
import { answerDeviceCode, answerDeviceToken } from './http/deviceEndpoints.ts';
import { sendFailure, setUnavailable } from './http/failure.ts';
import { isForeign } from './http/origin.ts';
import { keepAliveTimeout } from './http/keepAliveTimeout.ts';
import { redirects } from './http/redirects.ts';
import { addressOfHost } from './http/addressOfHost.ts';
import { watchRequests } from './http/openRequests.ts';
import { logRequest, note } from './http/requestLog.ts';
import { clearSiteData, setSecurityHeaders } from './http/securityHeaders.ts';
import type { Site } from './http/site.ts';
import { readSessionToken, writeSessionToken } from './http/sessionCookie.ts';
import { type Answer, isApiPath, type ServerAddress, serverAddressAt } from './http/serverAddresses.ts';
import { answerSession } from './http/sessionEndpoint.ts';
import { linksOf, type LinkServices } from './shareLinks/openLink.ts';
import { answerSharedFile } from './shareLinks/sharedFileEndpoint.ts';
import { answerSharePage } from './shareLinks/sharePageEndpoint.ts';
import { type LiveBus, ProcessBus } from './live/liveBus.ts';
import { answerEvents, answerPresence, type LiveRequest } from './live/liveEndpoints.ts';
import { LiveStreams } from './live/liveStreams.ts';
import { deleteOldAnswers } from './lookUps/lookupAnswers.ts';
import { createLookupClients } from './lookUps/lookupClient.ts';
import { createRetryingMailer } from './mail/retryingMailer.ts';
import { answerLatestRelease } from './releases/releaseEndpoints.ts';
import { answerIcons } from './icons/iconsEndpoint.ts';
import { type Settings, readSettings } from './settings.ts';
import { newestMoment, watchClock } from './watchedClock.ts';
import {
  accountAsker,
  type Asker,
  FairQueue,
  QueueFull,
  serverAsker,
  sessionsAsker,
  strangerAsker,
} from './work/fairQueue.ts';
import { HeldText } from './work/heldText.ts';
import { queuedDatabase } from './work/queuedDatabase.ts';
import { AccountWork, unlimitedBudgets, unlimitedWork } from './work/work.ts';

/** The most characters of a browser's User-Agent that sessions and the history store. */
const longestUserAgent = 512;

export interface ServerOptions extends Edges {
  /** Default: the default settings with APP_ENV=ci. */
  settings?: Settings;
  /** Answers all requests outside of the API; without it, there is only the API. */
  site?: Site;
  /** The citation styles that every library has. Default: none. */
  styles?: SharedStyles;
  /** Formats references in these styles. Default: a pool of its own, which ends with the server. */
  formatPool?: FormatPool;
  log?: Logger;
  /** Adds mocks to the schema. Without it, fields without a resolver fail with NOT_IMPLEMENTED. */
  addMocks?: (schema: GraphQLSchema) => GraphQLSchema;
  /** Waits before a response that is deliberately delayed. Default: a timer; tests don’t wait. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Whether expired data is removed every hour; disabled if the clock does not advance by itself. Default: true. */
  runsMaintenance?: boolean;
  /** Carries live messages between the processes on one database. Default: within this process. The caller closes it. */
  liveBus?: LiveBus;
  /** Clock for background work; the mock server's `clock` advances with each reading. Default: `clock`. */
  idleClock?: Clock;
  /** Identifies the program, which is part of the ETags of files that it writes. Default: all programs are alike. */
  program?: string;
  /** Enables GraphiQL at /api with introspection, in development and on the mock server. */
  graphiql?: RenderGraphiql;
}

export interface Server {
  handle: RequestListener;
  listen(port: number, host: string): Promise<{ url: string }>;
  /**
   * For `grace` milliseconds, answers 503 on `/readyz` and everything else as usual, but closes each connection after its response. Then accepts
   * no new connections, and finishes open requests and mails. The database stays open, because it belongs to the caller.
   */
  close(grace?: number): Promise<void>;
}

/** The embedded engine has one connection. Two of PostgreSQL's ten connections are for statements outside of the queue, such as health checks. */
const places = {
  embedded: { places: 1, heavyPlaces: 1, placesPerLine: 1 },
  postgres: { places: 8, heavyPlaces: 3, placesPerLine: 4 },
};
const tidyPeriod = 60 * 60 * 1000;
/** How long a connection accepted just before the listener closed may take to send its request, in milliseconds. */
const lastCall = 500;

export function createServer(options: ServerOptions): Server {
  const { database, newId, random, releases } = options;
  const settings = options.settings ?? readSettings({ APP_ENV: 'ci' });
  const log = options.log ?? pino({ enabled: false });
  const clock = watchClock(options.clock, (message) => log.warn(message));
  const development = settings.appEnv === 'development';
  let publicUrl = settings.publicUrl ?? addressOfHost(settings.host, settings.port);
  const security = { https: publicUrl.startsWith('https:'), development, hidden: settings.appEnv === 'staging' };

  const reportError = (error: unknown) => log.error({ err: error }, 'unforeseen error');
  const background = createBackground(log);
  const mailer = createRetryingMailer(options.mailer, { log: (error, message) => log.warn({ err: error }, message) });
  const heldText = new HeldText();
  const queue = new FairQueue(settings.databaseUrl === null ? places.embedded : places.postgres);
  /** Aborted when the server stops, to end work that would take minutes. */
  const closing = new AbortController();
  const removal: Removal = {
    features,
    ...{ database, clock, stop: closing.signal },
    workOf: (account) => new AccountWork({ queue, account, budgets: unlimitedBudgets }),
  };
  const audit = createAudit(log);
  const clientOf = (request: IncomingMessage) => clientAddress(request, settings.trustedProxies);
  /** Requests whose work was rejected, so that each is logged only once. */
  const refused = new WeakSet<IncomingMessage>();
  function noteFull(request: IncomingMessage, account: string | null): void {
    if (refused.has(request)) return;
    refused.add(request);
    const limit = account === null ? 'work:client' : 'work:account';
    audit({ event: 'limit-reached', limit, account }, { address: clientOf(request) });
  }
  const styles = options.styles ?? joinStyles(noStyleFiles);
  const formatPool = options.formatPool ?? new FormatPool(styles);
  const accountOptions = {
    ...{ clock, newId, random, mailer, audit },
    rateLimits: settings.rateLimits,
    publicUrl: () => publicUrl,
    removeLibrary: (libraryId: string) => removeLibrary(removal, libraryId),
    wait: options.wait ?? wait,
  };
  const lookupsOf = createLookupClients({
    ...{ lookups: options.lookups, clock, stop: closing.signal },
    wait: options.wait ?? wait,
  });
  const accountsOf = (asker: Asker, onFull: () => void = () => undefined) =>
    new Accounts({ ...accountOptions, database: queuedDatabase({ database, queue, asker, onFull }) });
  const accountsOfUnknown = (request: IncomingMessage) =>
    accountsOf(sessionsAsker(clientOf(request)), () => noteFull(request, null));
  const bearers = new BearerTokens();
  const live = new LiveStreams({
    ...{ database, bus: options.liveBus ?? new ProcessBus(), clock: options.idleClock ?? clock },
  });
  const libraryEdges: LibraryEdges = {
    ...{ database, clock, features },
    onChanged: (libraryId, at) => live.changed(libraryId, at),
  };

  /** The sender of a request; `loggedOut` if its session has ended. A request with an API token is the token's, whatever its cookies are. */
  async function findViewer(request: IncomingMessage): Promise<Viewer | 'loggedOut' | null> {
    const bearer = bearers.viewerOf(request);
    if (bearer !== null) return bearer;
    const token = readSessionToken(request, security.https);
    // The token has to be looked up, because anybody can send one.
    return token === null ? null : ((await accountsOfUnknown(request).findViewer(token)) ?? 'loggedOut');
  }

  const readClient = (request: IncomingMessage): Client => ({
    address: clientOf(request),
    userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
    device: hasBearer(request) ? null : readDeviceToken(request, security.https),
  });

  /** The work of an account, or of its links, whose text is held until the response was sent. */
  function workFor(
    request: IncomingMessage,
    response: ServerResponse,
    { account, member }: { account: string; member: string },
    owner = account,
  ): AccountWork {
    const held = heldText.begin(account);
    onceClosed(response, () => held.release());
    return new AccountWork({ queue, account, member, held, onFull: () => noteFull(request, owner) });
  }

  /** The context of read-only links, which needs neither a cookie nor a viewer. */
  function createLinkServices(request: IncomingMessage, response: ServerResponse): LinkServices {
    const address = clientOf(request);
    return {
      ...{ styles, formatPool, running: runningExports, program: options.program ?? '' },
      accounts: accountsOf(strangerAsker(address), () => noteFull(request, null)),
      client: { address },
      openLibrary: (link) => {
        const work = workFor(request, response, { account: linksOf(link), member: link.id }, link.userId);
        return openLibraryToRead(libraryEdges, { libraryId: link.libraryId, work });
      },
    };
  }

  /** The context of live events. It has nothing that should not be kept in memory as long as a stream is open. */
  async function createLiveRequest(request: IncomingMessage): Promise<LiveRequest> {
    const found = await findViewer(request);
    const viewer = found === 'loggedOut' ? null : found;
    if (viewer !== null) note(request, { account: viewer.id });
    const device = readClient(request).userAgent;
    const librariesOf = (known: Viewer) =>
      new ViewerLibraries({ edges: libraryEdges, viewer: known, device, work: unlimitedWork });
    return { live, viewer, librariesOf };
  }

  async function createContext(request: IncomingMessage, response: ServerResponse): Promise<Context> {
    const found = await findViewer(request);
    let viewer: Viewer | null = found === 'loggedOut' ? null : found;
    const tokenId = viewer?.via === 'token' ? viewer.tokenId : '';
    let libraries: ViewerLibraries | null = null;
    if (viewer !== null) note(request, { account: viewer.id });
    const client = readClient(request);
    const workOf = (account: string) => workFor(request, response, { account, member: tokenId });
    return {
      get viewer() {
        return viewer;
      },
      get libraries() {
        if (viewer === null) throw unauthenticated();
        const device = client.userAgent;
        return (libraries ??= new ViewerLibraries({ edges: libraryEdges, viewer, device, work: workOf(viewer.id) }));
      },
      get accounts() {
        const account = viewer?.id ?? null;
        const asker = account === null ? strangerAsker(client.address) : accountAsker(account, tokenId);
        return accountsOf(asker, () => noteFull(request, account));
      },
      get lookups() {
        if (viewer === null) throw unauthenticated();
        const account = viewer.id;
        const onFull = () => noteFull(request, account);
        return lookupsOf(queuedDatabase({ database, queue, asker: accountAsker(account, tokenId), onFull }));
      },
      lookUpsEnabled: options.lookups.isOn,
      styles,
      formatPool,
      clock,
      newId,
      client,
      afterAnswer(what, work) {
        // Runs even if the client disconnected before the response, because its request was executed all the same.
        onceClosed(response, () => background.run(what, work));
      },
      setSession(session) {
        if (viewer?.via === 'token') throw new Error('A request with an API token has no session.');
        viewer = session?.viewer ?? null;
        libraries = null;
        if (viewer !== null) note(request, { account: viewer.id });
        writeSessionToken(response, session?.token ?? null, security.https);
        if (session === null) clearSiteData(response, security);
      },
      setDevice: (token) => writeDeviceToken(response, token, security.https),
    };
  }

  const readBody = createReadBody({
    limits: bodyLimits,
    findViewer,
    onBusy: (account, request) =>
      audit({ event: 'limit-reached', limit: 'bodies:account', account }, { address: clientOf(request) }),
  });
  const schema = createSchema();
  const graphql = createGraphqlEndpoint({
    schema: options.addMocks ? options.addMocks(schema) : schema,
    ...{ createContext, reportError, development, readBody, graphiql: options.graphiql ?? null },
  });

  const site = options.site?.({ appEnv: settings.appEnv, publicUrl: () => publicUrl });
  const runningExports = new RunningExports();
  const leading = { releases, releasesUrl: settings.releasesUrl, reportError };

  async function answerReady(response: ServerResponse): Promise<void> {
    if (requests.isDraining) {
      sendText(response, 503, 'The server is about to end.');
      return;
    }
    const ready = await database.query(sql`select 1`).then(
      () => true,
      () => false,
    );
    if (!ready) {
      setUnavailable(response);
      sendText(response, 503, 'The database cannot be reached.');
      return;
    }
    const refusal = database.refusesWrites?.() ?? null;
    sendText(response, 200, refusal === null ? 'ready' : `ready to read; writes are refused: ${refusal}`);
  }

  const answers: Readonly<Record<ServerAddress, Answer>> = {
    '/healthz': (_request, response) => sendText(response, 200, 'alive'),
    '/readyz': (_request, response) => answerReady(response),
    '/api': (request, response) => graphql(request, response),
    '/api/_auth/session': async (request, response) =>
      answerSession(request, response, await createContext(request, response)),
    '/api/_nuxt_icon/:icons': answerIcons,
    '/api/bibliography': async (request, response, address) => {
      const context = await createContext(request, response);
      await answerBibliography(request, response, address, { context, schema, readBody, running: runningExports });
    },
    '/api/device/code': async (request, response) =>
      answerDeviceCode(request, response, { context: await createContext(request, response), readBody }),
    '/api/device/token': async (request, response) =>
      answerDeviceToken(request, response, { context: await createContext(request, response), readBody }),
    '/api/export/:format': async (request, response, address) => {
      const context = await createContext(request, response);
      await answerExport(request, response, address, { context, schema, readBody, running: runningExports });
    },
    '/api/getLatestRelease': async (request, response) => {
      if (allows(request, response, reading)) await answerLatestRelease(response, leading);
    },
    '/api/libraries/:id/events': async (request, response, address) =>
      answerEvents(request, response, address, {
        ...(await createLiveRequest(request)),
        isDraining: requests.isDraining,
        onLimit: (limit, account) => audit({ event: 'limit-reached', limit, account }, { address: clientOf(request) }),
      }),
    '/api/libraries/:id/presence': async (request, response, address) =>
      answerPresence(request, response, address, {
        ...(await createLiveRequest(request)),
        readBody,
        database: (account) => accountsOf(accountAsker(account, ''), () => noteFull(request, account)).database,
      }),
    '/api/styles': async (request, response, address) =>
      answerStyles(request, response, address, await createContext(request, response)),
    '/api/styles/:style': async (request, response, address) =>
      answerStyle(request, response, address, await createContext(request, response)),
    '/share/:secret': (request, response, address) =>
      answerSharePage(request, response, address, createLinkServices(request, response)),
    '/share/:secret/:file': (request, response, address) =>
      answerSharedFile(request, response, address, createLinkServices(request, response)),
  };

  async function answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const path = address.pathname;
    const known = serverAddressAt(path);
    const isApi = isApiPath(path);
    // Browsers send no API token by themselves, so pages of other sites cannot abuse it.
    const isForeignPage = isApi && !hasBearer(request) && isForeign(request, new URL(publicUrl).origin);
    if (request.method === 'TRACE') sendText(response, 405, 'Method Not Allowed');
    else if (isForeignPage) sendRefusal(response, 403, 'FORBIDDEN', 'Requests from other sites are not allowed.');
    else if (known !== null) {
      const accounts = accountsOfUnknown(request);
      if (!isApi || (await bearers.admit(request, response, { accounts, client: readClient(request) })))
        await answers[known](request, response, address);
    } else if (isApi) sendRefusal(response, 404, 'NOT_FOUND', 'There is nothing at this address.');
    else if (await redirects(request, response, address, leading)) return;
    else if (site) site(request, response);
    else sendText(response, 404, 'Not Found');
  }

  const handle: RequestListener = (request, response) => {
    const address = addressOf(request);
    // An invalid address is not logged, because it could contain anything, even secrets of another site.
    const path = address?.pathname ?? '';
    logRequest(request, response, path, log);
    setSecurityHeaders(response, path, security);
    if (address === null) {
      sendText(response, 400, 'Bad Request');
      return;
    }
    answer(request, response, address).catch((error: unknown) => {
      if (!(error instanceof QueueFull)) reportError(error);
      if (response.headersSent) response.destroy();
      else sendFailure(response, error);
    });
  };

  const server = createHttpServer({ keepAliveTimeout }, handle);
  const requests = watchRequests(server);
  async function tidy(): Promise<void> {
    // If this clock was set back, the database may have later times, for example from another server process.
    clock.hasPassed(await newestMoment(database));
    await accountsOf(serverAsker).tidy();
    await deleteOldAnswers(database, clock.now());
    await purgeOldTrash(libraryEdges);
    await removeAbandonedLibraries(removal);
  }
  const tidying =
    options.runsMaintenance === false ? undefined : setInterval(() => background.run('tidy', tidy), tidyPeriod).unref();

  return {
    handle,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const url = addressOfHost(host, (server.address() as AddressInfo).port);
          publicUrl = settings.publicUrl ?? url;
          background.run('compare the clock', async () => clock.hasPassed(await newestMoment(database)));
          background.run('remove the libraries of deleted accounts', () => removeAbandonedLibraries(removal));
          background.run('bring libraries up to date', () => deriveLibraries(libraryEdges, closing.signal));
          resolve({ url });
        });
      }),
    async close(grace = 0) {
      clearInterval(tidying);
      closing.abort();
      requests.drain();
      live.close();
      if (grace > 0) {
        await wait(grace);
        // Closing the listener resets pending connections, so it waits one turn of the event loop in which they are accepted.
        await nextTurn();
      }
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await requests.ended();
      if (grace > 0) {
        await wait(Math.min(grace, lastCall));
        await requests.ended();
      }
      // The remaining connections have no request, for example those that a browser has opened in advance.
      server.closeAllConnections();
      await closed;
      if (!options.formatPool) await formatPool.close();
      mailer.hurry();
      await background.settled();
    },
  };
}
