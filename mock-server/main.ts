// Starts the mock server: the site and the API with a demo library, the same in every run. `npm run mock -- --help`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { keepNewFilesPrivate } from '#server/database/embedded/privateFolder.ts';
import { addressOfHost } from '#server/http/addressOfHost.ts';
import { includedStyles } from '#server/citations/includedStyles.ts';
import { FormatPool } from '#server/citations/pool/formatPool.ts';
import { joinStyles, noStyleFiles } from '#server/citations/sharedStyles.ts';
import { createSite } from '#server/http/site.ts';
import { readSiteFiles } from '#server/http/siteFiles.ts';
import { writeChoice } from './choosing/choice.ts';
import { help, readFlags, WrongFlag } from './flags.ts';
import { createProxy } from './proxy.ts';
import { endTape, openTape } from './recording/openTape.ts';
import { demoPerson, newcomer } from './seedWorld.ts';
import { scenarios } from './scenarios.ts';
import { defaultWorld, Worlds } from './worlds.ts';

keepNewFilesPrivate();

/** For so long requests that are under way when the server ends may go on, in milliseconds. */
const patience = 500;
/** For so long worlds are waited for then: one that is being filled may take minutes, and what it leaves is removed at exit. */
const longestEnd = 5_000;

async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) {
    console.log(help);
    return;
  }
  const folder = fileURLToPath(new URL('../dist/client', import.meta.url));
  // The API alone is of use as well; `npm run mock` builds the site first.
  const files = existsSync(`${folder}/not-found.html`) ? readSiteFiles(folder) : null;
  const site = files && createSite(folder, { live: true, read: files });
  const panelFolder = fileURLToPath(new URL('../dist/mock', import.meta.url));
  const publicUrl = addressOfHost(flags.host, flags.port);
  const { huge } = flags;
  const { origin, tape } = openTape(flags.tape, flags.origin);
  const styles = joinStyles(files ? includedStyles(files) : noStyleFiles);
  // One for all worlds, each of which would start threads of its own.
  const formatPool = new FormatPool(styles);
  const worlds = new Worlds({
    origin,
    huge,
    publicUrl,
    ...(site && { site }),
    ...{ styles, formatPool },
  });
  const server = createServer(
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
    setTimeout(() => process.exit(endTape(tape)), longestEnd).unref();
    server.closeIdleConnections();
    // Whoever is held by a scenario would hold the server.
    setTimeout(() => server.closeAllConnections(), patience).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  await worlds.find(defaultWorld);
  server.listen(flags.port, flags.host, () => {
    console.log(
      `MOCK server: ${publicUrl}${site === null ? ' (API only: the site is not built)' : ''}, control panel at /__mock`,
    );
    for (const { email, password, about } of [demoPerson, newcomer])
      console.log(`  ${about}: ${email}, password "${password}"`);
    console.log(`  scenario: ${writeChoice(flags.choice)} (of ${scenarios.map(({ name }) => name).join(', ')})`);
    if (flags.tape !== null)
      console.log(`  ${flags.tape.kind === 'record' ? 'recording on' : 'answering from'} ${flags.tape.path}`);
    // After the line that says it is ready: who waits for it need not wait for this.
    worlds.keepSpare().catch((error: unknown) => console.error(error));
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof WrongFlag ? `${error.message}\n\n${help}` : error);
  // Whatever was opened by then would keep the process.
  process.exit(1);
}
