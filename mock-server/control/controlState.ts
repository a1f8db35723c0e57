// Reads and changes the state of the world that a control request is about.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as v from 'valibot';
import { parseChoice, writeChoice, type Choice } from '../choosing/choice.ts';
import { namedBy, scenarioCookie, worldCookie } from '../choosing/requestChoice.ts';
import { toCurl } from '../operations/curl.ts';
import type { ScenarioLibrary } from '../scenario.ts';
import { demoPerson, newcomer } from '../seedWorld.ts';
import type { World } from '../world.ts';
import { mostWorlds, type Worlds } from '../worlds.ts';
import { longestLeap, type OpenQuery, type ResetFields } from './controlFields.ts';
import { controlPath } from './controlPath.ts';
import type { MockState, ShownOperation } from './controlTypes.ts';
import { WrongFields } from './readFields.ts';

/** The scenario of browsers that have not chosen one. */
export interface Everybody {
  choice: Choice;
}

/** One request below /__mock. */
export interface ControlCall {
  request: IncomingMessage;
  response: ServerResponse;
  address: URL;
  worldName: string;
  /** The scenario that this request is played; everybody's where its own cannot be read. */
  choice: Choice;
}

export interface ControlOptions {
  worlds: Worlds;
  everybody: Everybody;
  /** The mock server's address, without a slash at the end. */
  publicUrl: string;
}

const peopleWithPasswords = [demoPerson, newcomer];

/** Who an account is, in words. */
function aboutPerson(email: string, documents: number): string {
  if (email === demoPerson.email && documents > 0) return `${documents} documents`;
  return email === demoPerson.email || email === newcomer.email ? 'an empty library' : 'signed up here';
}

function libraryOf({ scenario }: Choice): ScenarioLibrary | null {
  return scenario.library ?? null;
}

export function findWorld({ worlds }: ControlOptions, { worldName, choice }: ControlCall): Promise<World> {
  return worlds.find(worldName, libraryOf(choice));
}

export async function readState(options: ControlOptions, call: ControlCall): Promise<MockState> {
  const { worlds, everybody } = options;
  const { request, worldName, choice } = call;
  const world = await findWorld(options, call);
  const { seed, documents, groups } = worlds.originOf(worldName, libraryOf(choice));
  const emails = await world.people();
  return {
    world: worldName,
    worlds: worlds.list(),
    ...{ mostWorlds, seed, documents, groups },
    clock: world.now().toISOString(),
    delay: world.scenarioState.delay,
    scenario: { own: namedBy(request, scenarioCookie), everybody: writeChoice(everybody.choice) },
    people: emails.map((email) => ({
      email,
      about: aboutPerson(email, documents),
      password: peopleWithPasswords.find((person) => person.email === email)?.password ?? null,
    })),
    viewer: await world.whoAsks(request),
    mails: world.outbox.length,
    operations: world.scenarioState.operations.list().length,
  };
}

/** The address that puts another browser into the state of this one, and opens `route`. */
export async function writeLink(options: ControlOptions, call: ControlCall, route: string): Promise<string> {
  const { scenario, seed, documents, groups, clock, viewer } = await readState(options, call);
  const query = new URLSearchParams({
    scenario: scenario.own ?? scenario.everybody,
    ...{ seed: String(seed), documents: String(documents), groups: String(groups) },
    clock,
    ...(viewer === null ? {} : { as: viewer }),
    route,
  });
  return `${options.publicUrl}${controlPath}/open?${query.toString()}`;
}

/** Puts the browser into the state that a link describes. */
export async function applyLink(
  options: ControlOptions,
  call: ControlCall,
  { scenario, seed, documents, groups, clock, as }: v.InferOutput<typeof OpenQuery>,
): Promise<void> {
  const choice = scenario === undefined ? call.choice : parseChoice(scenario);
  const world = await resetWorld(options, { ...call, choice }, { seed, documents, groups });
  if (clock !== undefined) moveClock(world, clock);
  if (as !== undefined && !(await world.actAs(as, call.response)))
    throw new WrongFields(`as: there is no account with the address ${as}.`);
  sendChoice(call.response, choice);
}

/** Replaces the world by a new one. Fields that are not given stay as the world began with them. */
export function resetWorld(
  { worlds }: ControlOptions,
  { worldName, choice }: ControlCall,
  { seed, documents, groups }: v.InferOutput<typeof ResetFields>,
): Promise<World> {
  const library = libraryOf(choice);
  const origin = worlds.originOf(worldName, library);
  return worlds.reset(worldName, library, {
    seed: seed ?? origin.seed,
    documents: documents ?? origin.documents,
    groups: groups ?? origin.groups,
  });
}

/** Moves the world's clock forward to the time `to`; an earlier time changes nothing. */
export function moveClock(world: World, to: string): void {
  const wait = Date.parse(to) - world.now().getTime();
  if (wait > longestLeap) throw new WrongFields('The clock can be moved forward by at most ten years.');
  if (wait > 0) world.advance(wait);
}

/** Sets the scenario cookie of the browser; null removes it, so that the browser is played everybody's scenario. */
export function sendChoice(response: ServerResponse, choice: Choice | null): void {
  const value = choice === null ? '; Max-Age=0' : encodeURIComponent(writeChoice(choice));
  response.appendHeader('Set-Cookie', `${scenarioCookie}=${value}; Path=/; SameSite=Lax`);
}

/** An operation of the log, with a `curl` command that repeats it as the same visitor in the same world and scenario. */
export function showOperation(
  { publicUrl }: ControlOptions,
  { request }: ControlCall,
  world: World,
  number: string,
): ShownOperation {
  const operation = /^\d+$/.test(number) ? world.scenarioState.operations.find(Number(number)) : null;
  if (operation === null) throw new WrongFields(`Operation ${number} is not in the log.`);
  const headers = Object.fromEntries(
    ([worldCookie, scenarioCookie] as const).flatMap((name) => {
      const value = namedBy(request, name);
      return value === null ? [] : [[`x-${name}`, value]];
    }),
  );
  const { cookie } = request.headers;
  return {
    ...operation,
    curl: toCurl(operation, publicUrl, { ...headers, ...(cookie === undefined ? {} : { cookie }) }),
  };
}
