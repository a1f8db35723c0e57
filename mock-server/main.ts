// Starts the mock server: the site and the API with a demo library that is the same in every run. See `npm run mock -- --help`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { keepNewFilesPrivate } from '#server/database/embedded/privateFolder.ts';
import { addressOfHost } from '#server/http/addressOfHost.ts';
import { includedStyles } from '#server/citations/includedStyles.ts';
import { FormatPool } from '#server/citations/pool/formatPool.ts';
import { joinStyles, noStyleFiles } from '#server/citations/sharedStyles.ts';
import { keepAliveTimeout } from '#server/http/keepAliveTimeout.ts';
import { createSite } from '#server/http/site.ts';
import { readSiteFiles } from '#server/http/siteFiles.ts';
import { writeChoice } from './choices/choice.ts';
import { help, readFlags, InvalidFlag } from './flags.ts';
import { createProxy } from './proxy.ts';
import { endTape, openTape } from './recording/openTape.ts';
import { demoPerson, newcomer } from './demoSnapshot.ts';
import { projectFolder } from './projectFolder.ts';
import { scenarios } from './scenarios.ts';
import { defaultWorld, Worlds } from './worlds.ts';

keepNewFilesPrivate();

/** How long pending requests may take when the server stops, in milliseconds. */
const requestTimeout = 500;
/** How long the server then waits for its worlds to close, in milliseconds. Filling a world may take minutes; its files are deleted at exit. */
const closeTimeout = 5_000;

async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) {
    console.log(help);
    return;
  }
  const folder = join(projectFolder, 'dist/client');
  // Without a built site, only the API is served. `npm run mock` builds the site first.
  const files = existsSync(`${folder}/not-found.html`) ? readSiteFiles(folder) : null;
  const site = files && createSite(folder, { live: true, read: files });
  const panelFolder = join(projectFolder, 'dist/mock');
  const publicUrl = addressOfHost(flags.host, flags.port);
  const { huge } = flags;
  const { librarySpec, tape } = openTape(flags.tape, flags.librarySpec);
  const styles = joinStyles(files ? includedStyles(files) : noStyleFiles);
  // Shared by all worlds, so that they don't each start threads.
  const formatPool = new FormatPool(styles);
  const worlds = new Worlds({
    librarySpec,
    huge,
    publicUrl,
    ...(site && { site }),
    ...{ styles, formatPool },
  });
  const server = createServer(
    { keepAliveTimeout },
    createProxy({ worlds, everybody: { choice: flags.choice }, publicUrl, tape, panelFolder }),
  );
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  const stop = () => {
    server.close(
      () => void Promise.all([worlds.closeAll(), formatPool.close()]).then(() => process.exit(endTape(tape))),
    );
    setTimeout(() => process.exit(endTape(tape)), closeTimeout).unref();
    server.closeIdleConnections();
    // Requests that a scenario never answers would keep the server running.
    setTimeout(() => server.closeAllConnections(), requestTimeout).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await worlds.findOrOpen(defaultWorld);
  server.listen(flags.port, flags.host, () => {
    console.log(
      `MOCK server: ${publicUrl}${site === null ? ' (API only: the site is not built)' : ''}, control panel at /__mock`,
    );
    for (const { email, password, about } of [demoPerson, newcomer])
      console.log(`  ${about}: ${email}, password "${password}"`);
    console.log(`  scenario: ${writeChoice(flags.choice)} (of ${scenarios.map(({ name }) => name).join(', ')})`);
    if (flags.tape !== null)
      console.log(`  ${flags.tape.kind === 'record' ? 'recording to' : 'replaying'} ${flags.tape.path}`);
    // Started after the message that the server is ready, so that nobody waits for it.
    worlds.keepSpare().catch((error: unknown) => console.error(error));
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof InvalidFlag ? `${error.message}\n\n${help}` : error);
  // Anything that is already open would keep the process running.
  process.exit(1);
}
