// Runs the server in this process: creates its edges from the settings, logs when it is ready, and shuts down in order on a signal.
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { StyleFiles } from '#bibliography/citation/loadEngines.ts';
import { joinStyles, noStyleFiles } from './citations/sharedStyles.ts';
import { readSiteStyles } from './citations/siteStyles.ts';
import { createServer } from './createServer.ts';
import { keepNewFilesPrivate } from './database/embedded/privateFolder.ts';
import { openDatabase } from './database/openDatabase.ts';
import type { Clock, Edges } from './edges.ts';
import { createNewId } from './ids.ts';
import { createLog } from './log.ts';
import { createOutboxMailer } from './mail/outboxMailer.ts';
import type { RenderGraphiql } from './http/graphqlEndpoint.ts';
import type { Site } from './http/site.ts';
import { PostgresBus } from './live/postgresBus.ts';
import { createHttpLookups } from './lookUps/httpLookups.ts';
import { createSmtpMailer } from './mail/smtpMailer.ts';
import { createReleases } from './releases/releasesApi.ts';
import type { Settings } from './settings.ts';
import { using } from './unusableSetting.ts';

/** In milliseconds: how long running requests may take after the listener is closed. */
const patience = 10_000;
/** In milliseconds: on Ctrl+C the terminal and npm both send a signal, so two within this time count as one. */
const sameSignal = 1_000;

/** The app that the server serves. */
export interface ServedApp {
  /** Answers everything outside of the API. */
  readonly site: Site;
  /** The citation styles that come with it. */
  readonly styles: StyleFiles;
  /** Identifies the built server. */
  readonly program: string;
}

/** Starts the server, and resolves when it listens. `graphiql` is for development. */
export async function run(settings: Settings, app: ServedApp | null, graphiql?: RenderGraphiql): Promise<void> {
  keepNewFilesPrivate();
  const log = createLog(settings.appEnv === 'development');
  const dataDir = resolve(settings.dataDir);
  const clock: Clock = { now: () => new Date() };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const newId = createNewId(clock, random);

  const included = app?.styles ?? noStyleFiles;
  const { cslStylesDir } = settings;
  const siteStyles =
    cslStylesDir === null
      ? []
      : await using('CSL_STYLES_DIR', () => readSiteStyles(cslStylesDir, included, (message) => log.warn(message)));
  const [variable, location] =
    settings.databaseUrl === null
      ? (['DATA_DIR', { folder: dataDir }] as const)
      : (['DATABASE_URL', { url: settings.databaseUrl }] as const);
  const database = await using(variable, () =>
    openDatabase(location, { now: clock.now, log: (message) => log.warn(message) }),
  );
  const mailer: Edges['mailer'] =
    settings.smtpUrl === null
      ? createOutboxMailer({
          ...{ folder: join(dataDir, 'outbox'), from: settings.mailFrom, clock, newId },
          log: (message) => log.info(message),
        })
      : createSmtpMailer(settings.smtpUrl, settings.mailFrom);
  const releases = createReleases(settings.releasesApiUrl, clock, (message) => log.warn(message));
  const lookups = createHttpLookups({
    addresses: settings.lookupUrls,
    contact: settings.lookupContact,
    site: settings.publicUrl,
  });
  if (!lookups.isOn) log.info('LOOKUP_CONTACT is not set: no references are looked up by DOI, ISBN and the like.');
  const liveBus =
    settings.databaseUrl === null ? null : new PostgresBus(settings.databaseUrl, (message) => log.warn(message));
  const server = createServer({
    database,
    clock,
    newId,
    random,
    mailer,
    releases,
    lookups,
    settings,
    log,
    styles: joinStyles(included, siteStyles),
    ...(app && { site: app.site, program: app.program }),
    ...(graphiql && { graphiql }),
    ...(liveBus && { liveBus }),
  });

  let endsSince: number | null = null;
  const end = (signal: string) => {
    const now = performance.now();
    if (endsSince !== null) {
      if (now - endsSince < sameSignal) return;
      log.warn(`Received ${signal} again: stopping at once. What was answered is stored.`);
      process.exit(1);
    }
    endsSince = now;
    const { shutdownGrace } = settings;
    const listens = shutdownGrace > 0 ? `listening for ${shutdownGrace / 1000} more seconds, ` : '';
    log.info(`Received ${signal}: ${listens}finishing open requests, then stopping.`);
    setTimeout(() => process.exit(1), shutdownGrace + patience).unref();
    server
      .close(shutdownGrace)
      .then(() => liveBus?.close())
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not shut down cleanly');
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));

  try {
    const { url } = await using('HOST or PORT', () => server.listen(settings.port, settings.host));
    const where = settings.databaseUrl === null ? dataDir : nameOf(settings.databaseUrl);
    if (settings.publicUrl === null && ['production', 'staging'].includes(settings.appEnv)) {
      log.warn(`PUBLIC_URL is not set: mails and pages link to ${url}, which other machines cannot reach.`);
    }
    if (settings.publicUrl?.startsWith('https:') && settings.trustedProxies === null) {
      log.warn(
        'TRUST_PROXY is not set, but PUBLIC_URL is https: all visitors behind the proxy count as one client, and what one of them does too often is refused to all. Set TRUST_PROXY to the address of the proxy.',
      );
    }
    process.stdout.write(`Listening on ${url}, data in ${where}\n`);
  } catch (error) {
    await liveBus?.close();
    await database.close();
    throw error;
  }
}

/** The address of the database without its password. */
function nameOf(databaseUrl: string): string {
  const { protocol, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${host}${pathname}`;
}
