// Reads and changes the state of the world of a request below /__mock.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as v from 'valibot';
import { parseChoice, writeChoice, type Choice } from '../choices/choice.ts';
import { readMockHeader, scenarioCookie, worldCookie } from '../choices/mockHeaders.ts';
import { toCurl } from '../operations/curl.ts';
import type { ScenarioLibrary } from '../scenario.ts';
import { demoPerson, newcomer } from '../demoSnapshot.ts';
import type { World } from '../world.ts';
import { maximumWorlds, type Worlds } from '../worlds.ts';
import { longestAdvance, type OpenQuery, type ResetInput } from './controlInputs.ts';
import { controlPath } from './controlPath.ts';
import type { MockState, ShownOperation } from './controlTypes.ts';
import { InvalidInput } from './readInput.ts';

/** The scenario for browsers that have not chosen one. */
export interface Everybody {
  choice: Choice;
}

/** One request below /__mock. */
export interface ControlRequest {
  request: IncomingMessage;
  response: ServerResponse;
  address: URL;
  worldName: string;
  /** The scenario of this request; everybody's if its own is not valid. */
  choice: Choice;
}

export interface ControlOptions {
  worlds: Worlds;
  everybody: Everybody;
  /** The address of the mock server, without a slash at the end. */
  publicUrl: string;
}

const peopleWithPasswords = [demoPerson, newcomer];

/** A short description of an account. */
function describePerson(email: string, documents: number): string {
  if (email === demoPerson.email && documents > 0) return `${documents} documents`;
  return email === demoPerson.email || email === newcomer.email ? 'an empty library' : 'signed up here';
}

function scenarioLibraryOf({ scenario }: Choice): ScenarioLibrary | null {
  return scenario.library ?? null;
}

export function worldOf({ worlds }: ControlOptions, { worldName, choice }: ControlRequest): Promise<World> {
  return worlds.findOrOpen(worldName, scenarioLibraryOf(choice));
}

export async function readState(options: ControlOptions, call: ControlRequest): Promise<MockState> {
  const { worlds, everybody } = options;
  const { request, worldName, choice } = call;
  const world = await worldOf(options, call);
  const { seed, documents, groups } = worlds.librarySpecOf(worldName, scenarioLibraryOf(choice));
  const emails = await world.accountEmails();
  return {
    world: worldName,
    worlds: worlds.list(),
    ...{ maximumWorlds, seed, documents, groups },
    clock: world.now().toISOString(),
    delay: world.scenarioState.delay,
    scenario: { own: readMockHeader(request, scenarioCookie), everybody: writeChoice(everybody.choice) },
    people: emails.map((email) => ({
      email,
      about: describePerson(email, documents),
      password: peopleWithPasswords.find((person) => person.email === email)?.password ?? null,
    })),
    viewer: await world.viewerEmail(request),
    mails: world.outbox.length,
    operations: world.scenarioState.operations.list().length,
  };
}

/** An address that puts another browser into the state of this one and opens `route`. */
export async function createStateLink(options: ControlOptions, call: ControlRequest, route: string): Promise<string> {
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
export async function openStateLink(
  options: ControlOptions,
  call: ControlRequest,
  { scenario, seed, documents, groups, clock, as }: v.InferOutput<typeof OpenQuery>,
): Promise<void> {
  const choice = scenario === undefined ? call.choice : parseChoice(scenario);
  const world = await resetWorld(options, { ...call, choice }, { seed, documents, groups });
  if (clock !== undefined) advanceClockTo(world, clock);
  if (as !== undefined && !(await world.actAs(as, call.response)))
    throw new InvalidInput(`as: there is no account with the address ${as}.`);
  setScenarioCookie(call.response, choice);
}

/** Replaces the world by a new one. Omitted fields keep their values. */
export function resetWorld(
  { worlds }: ControlOptions,
  { worldName, choice }: ControlRequest,
  { seed, documents, groups }: v.InferOutput<typeof ResetInput>,
): Promise<World> {
  const library = scenarioLibraryOf(choice);
  const librarySpec = worlds.librarySpecOf(worldName, library);
  return worlds.reset(worldName, library, {
    seed: seed ?? librarySpec.seed,
    documents: documents ?? librarySpec.documents,
    groups: groups ?? librarySpec.groups,
  });
}

/** Moves the world's clock forward to the time `to`; an earlier time changes nothing. */
export function advanceClockTo(world: World, to: string): void {
  const wait = Date.parse(to) - world.now().getTime();
  if (wait > longestAdvance) throw new InvalidInput('The clock can be moved forward by at most ten years.');
  if (wait > 0) world.advance(wait);
}

/** Sets the scenario cookie of the browser; null deletes it, so that everybody's scenario applies. */
export function setScenarioCookie(response: ServerResponse, choice: Choice | null): void {
  const value = choice === null ? '; Max-Age=0' : encodeURIComponent(writeChoice(choice));
  response.appendHeader('Set-Cookie', `${scenarioCookie}=${value}; Path=/; SameSite=Lax`);
}

/** An operation of the log, with a `curl` command that repeats it with the same session, world and scenario. */
export function describeOperation(
  { publicUrl }: ControlOptions,
  { request }: ControlRequest,
  world: World,
  number: string,
): ShownOperation {
  const operation = /^\d+$/.test(number) ? world.scenarioState.operations.find(Number(number)) : null;
  if (operation === null) throw new InvalidInput(`Operation ${number} is not in the log.`);
  const headers = Object.fromEntries(
    ([worldCookie, scenarioCookie] as const).flatMap((name) => {
      const value = readMockHeader(request, name);
      return value === null ? [] : [[`x-${name}`, value]];
    }),
  );
  const { cookie } = request.headers;
  return {
    ...operation,
    curl: toCurl(operation, publicUrl, { ...headers, ...(cookie === undefined ? {} : { cookie }) }),
  };
}
