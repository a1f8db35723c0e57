// Starts the mock server: the site and the API with a demo library, the same in every run. `npm run mock -- --help`.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressOfHost } from '#server/http/addressOfHost.ts';
import { createSite } from '#server/http/site.ts';
import { createFront } from './front.ts';
import { demoPerson, newcomer, seedWorld } from './seedWorld.ts';
import { findScenario, scenarios } from './scenarios.ts';
import { Worlds } from './worlds.ts';

const help = `npm run mock -- [--port 3000] [--host localhost] [--scenario NAME] [--documents 108] [--groups 16] [--seed 1]

Scenarios, chosen by --scenario for everybody, or for one browser by the cookie mock-scenario or the header x-mock-scenario:
${scenarios.map(({ name, description }) => `  ${name.padEnd(24)} ${description}`).join('\n')}

Worlds, each with a library of its own, by the cookie mock-world or the header x-mock-world.
GET /__mock/scenarios, GET /__mock/outbox and POST /__mock/reset answer about them.`;

class WrongFlag extends Error {}

function readFlags() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string', default: process.env.HOST ?? 'localhost' },
      scenario: { type: 'string', default: 'ordinary' },
      documents: { type: 'string', default: '108' },
      groups: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'port' | 'documents' | 'groups' | 'seed', largest: number) => {
    const text = values[name];
    if (!/^\d+$/.test(text) || Number(text) > largest)
      throw new WrongFlag(`--${name} is a whole number up to ${largest}.`);
    return Number(text);
  };
  const scenario = findScenario(values.scenario);
  if (scenario === null) throw new WrongFlag(`--scenario is one of ${scenarios.map(({ name }) => name).join(', ')}.`);
  return {
    ...{ scenario, host: values.host, help: values.help },
    port: whole('port', 65_535),
    documents: whole('documents', 100_000),
    groups: whole('groups', 2_000),
    seed: whole('seed', 4_294_967_295),
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
  const options = { publicUrl, ...(site === null ? {} : { site }) };
  const { world, snapshot } = await seedWorld(flags, options);
  const worlds = new Worlds(world, snapshot, options);

  const server = createServer(createFront(worlds, flags.scenario));
  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(flags.port, flags.host, () => {
    console.log(`MOCK server: ${publicUrl}${site === null ? ' (API only: the site is not built)' : ''}`);
    for (const { email, password, about } of [demoPerson, newcomer])
      console.log(`  ${about}: ${email}, password "${password}"`);
    console.log(`  scenario: ${flags.scenario.name} (of ${scenarios.map(({ name }) => name).join(', ')})`);
  });

  const stop = () => {
    server.close(() => void worlds.close().then(() => process.exit(0)));
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
