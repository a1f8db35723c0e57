// Starts the mock server: the site and the API with a demo library, the same in every run. `npm run mock -- --help`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressOfHost } from '#server/http/addressOfHost.ts';
import { createSite } from '#server/http/site.ts';
import { createFront } from './front.ts';
import { parseChoice, writeChoice, WrongChoice, type Choice } from './choosing/choice.ts';
import { largest, usualHuge } from './origin.ts';
import { demoPerson, newcomer } from './seedWorld.ts';
import { scenarios } from './scenarios.ts';
import { defaultWorld, mostWorlds, Worlds } from './worlds.ts';

const help = `npm run mock -- [--port 3000] [--host localhost] [--scenario NAME] [--documents 108] [--groups 16] [--seed 1] [--huge ${usualHuge}]

Scenarios, chosen by --scenario for everybody, for one browser by the cookie mock-scenario, or for one request by the header x-mock-scenario:
${scenarios.map(({ name, description }) => `  ${name.padEnd(24)} ${description}`).join('\n')}
With @operation behind the name for one operation, :number for the so-manieth call: conflict@useSaveDocumentMutation:1.

Worlds, at most ${mostWorlds} at once, each with a library of its own, by the cookie mock-world or the header x-mock-world.
/__mock shows and changes all of it.`;

class WrongFlag extends Error {}

function readScenario(text: string): Choice {
  try {
    return parseChoice(text);
  } catch (error) {
    throw error instanceof WrongChoice ? new WrongFlag(error.message.replace('mock-scenario', '--scenario')) : error;
  }
}

function readFlags() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string', default: process.env.HOST ?? 'localhost' },
      scenario: { type: 'string', default: 'ordinary' },
      documents: { type: 'string', default: '108' },
      groups: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      huge: { type: 'string', default: String(usualHuge) },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'port' | 'documents' | 'groups' | 'seed' | 'huge', most: number) => {
    const text = values[name];
    if (!/^\d+$/.test(text) || Number(text) > most) throw new WrongFlag(`--${name} is a whole number up to ${most}.`);
    return Number(text);
  };
  const choice = readScenario(values.scenario);
  return {
    ...{ choice, host: values.host, help: values.help },
    port: whole('port', 65_535),
    origin: {
      documents: whole('documents', largest.documents),
      groups: whole('groups', largest.groups),
      seed: whole('seed', largest.seed),
    },
    huge: whole('huge', largest.documents),
  };
}

async function main(): Promise<void> {
  const flags = readFlags();
  if (flags.help) {
    console.log(help);
    return;
  }
  const folder = fileURLToPath(new URL('../dist/client', import.meta.url));
  // The API alone is of use as well; `npm run mock` builds the site first.
  const site = existsSync(`${folder}/not-found.html`) ? createSite(folder, { live: true }) : null;
  const publicUrl = addressOfHost(flags.host, flags.port);
  const { origin, huge } = flags;
  const worlds = new Worlds({ origin, huge, publicUrl, ...(site === null ? {} : { site }) });
  await worlds.find(defaultWorld);

  const server = createServer(createFront({ worlds, everybody: { choice: flags.choice }, publicUrl }));
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(flags.port, flags.host, () => {
    console.log(`MOCK server: ${publicUrl}${site === null ? ' (API only: the site is not built)' : ''}`);
    for (const { email, password, about } of [demoPerson, newcomer])
      console.log(`  ${about}: ${email}, password "${password}"`);
    console.log(`  scenario: ${writeChoice(flags.choice)} (of ${scenarios.map(({ name }) => name).join(', ')})`);
    // After the line that says it is ready: who waits for it need not wait for this.
    worlds.keepSpare().catch((error: unknown) => console.error(error));
  });

  const stop = () => {
    server.close(() => void worlds.closeAll().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  const isFlag =
    error instanceof WrongFlag ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  console.error(isFlag ? `${error.message}\n\n${help}` : error);
  process.exitCode = 1;
}
