// What is below /__mock: how a world stands and how to change it, for the control panel and for scripts.
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { allows } from '#server/http/answer.ts';
import { parseChoice, writeChoice, type Choice } from '../choosing/choice.ts';
import { namedBy, scenarioCookie, worldCookie } from '../choosing/requestChoice.ts';
import { sendJson } from '../http/sendJson.ts';
import { toCurl } from '../operations/curl.ts';
import { largest } from '../origin.ts';
import type { ScenarioLibrary } from '../scenario.ts';
import { findScenario, scenarios } from '../scenarios.ts';
import { demoPerson, newcomer } from '../seedWorld.ts';
import type { World } from '../world.ts';
import { mostWorlds, type Worlds } from '../worlds.ts';
import type { ListedOperation, ListedScenario, MockState, ShownOperation } from './controlTypes.ts';
import { readFields, readQuery, WrongFields } from './readFields.ts';

export const controlPath = '/__mock';

export function isControlPath(path: string): boolean {
  return path === controlPath || path.startsWith(`${controlPath}/`);
}

/** The scenario of who chooses none. */
export interface Everybody {
  choice: Choice;
}

/** One request below /__mock. */
export interface ControlCall {
  request: IncomingMessage;
  response: ServerResponse;
  address: URL;
  /** The name of its world. */
  worldName: string;
  /** What it is played; where it can not be read, what everybody is. */
  choice: Choice;
}

export interface ControlOptions {
  worlds: Worlds;
  everybody: Everybody;
  /** Where the mock server is, without a slash at the end. */
  publicUrl: string;
}

const longestDelay = 60_000;
const longestLeap = 10 * 365 * 24 * 60 * 60 * 1000;

const number = (most: number, least = 0) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const text = v.string('must be a string');

const ScenarioFields = v.strictObject({
  scenario: v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const scenario = findScenario(dataset.value);
      if (scenario !== null) return scenario;
      addIssue({ message: `must be one of ${scenarios.map(({ name }) => name).join(', ')}` });
      return NEVER;
    }),
  ),
  operation: v.optional(v.nullable(v.pipe(text, v.regex(/^[\w./-]+$/, 'must be the name of an operation'))), null),
  call: v.optional(v.nullable(number(999_999, 1)), null),
  mark: v.optional(v.pipe(text, v.regex(/^[\w-]{0,64}$/, 'must be letters and digits')), ''),
  for: v.optional(v.picklist(['browser', 'everybody'], 'must be browser or everybody'), 'browser'),
});
const ResetFields = v.strictObject({
  seed: v.optional(number(largest.seed)),
  documents: v.optional(number(largest.documents)),
  groups: v.optional(number(largest.groups)),
});
const DelayFields = v.strictObject({ milliseconds: number(longestDelay) });
const instant = v.pipe(text, v.isoTimestamp('must be a time, for example 2026-11-02T09:00:00.000Z'));
const ClockFields = v.union(
  [v.strictObject({ milliseconds: number(longestLeap) }), v.strictObject({ to: instant })],
  'must be { milliseconds } to move the clock forward by, or { to }, a time',
);
const ActAsFields = v.strictObject({ email: v.nullable(text) });

const wholeText = v.pipe(text, v.regex(/^\d{1,10}$/, 'must be a whole number'), v.transform(Number));
const route = v.pipe(text, v.regex(/^\/(?![/\\])/, 'must be a path of this site'));
const LinkFields = v.object({
  scenario: v.optional(text),
  seed: v.optional(v.pipe(wholeText, number(largest.seed))),
  documents: v.optional(v.pipe(wholeText, number(largest.documents))),
  groups: v.optional(v.pipe(wholeText, number(largest.groups))),
  clock: v.optional(instant),
  as: v.optional(text),
  route: v.optional(route, '/'),
});

const persons = [demoPerson, newcomer];

function libraryOf({ scenario }: Choice): ScenarioLibrary | null {
  return scenario.library ?? null;
}

function moveClock(world: World, to: string): void {
  const wait = Date.parse(to) - world.now().getTime();
  if (wait > longestLeap) throw new WrongFields('The clock can be moved forward by at most ten years.');
  if (wait > 0) world.advance(wait);
}

/** Plays a scenario to the browser that is answered; with null, what everybody is played. */
function chooseFor(response: ServerResponse, choice: Choice | null): void {
  const value = choice === null ? '; Max-Age=0' : encodeURIComponent(writeChoice(choice));
  response.appendHeader('Set-Cookie', `${scenarioCookie}=${value}; Path=/; SameSite=Lax`);
}

export function createControl({ worlds, everybody, publicUrl }: ControlOptions) {
  async function stateOf({ request, worldName, choice }: ControlCall): Promise<MockState> {
    const library = libraryOf(choice);
    const world = await worlds.find(worldName, library);
    const { seed, documents, groups } = worlds.originOf(worldName, library);
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
        password: persons.find((person) => person.email === email)?.password ?? null,
      })),
      viewer: await world.whoAsks(request),
      mails: world.outbox.length,
      operations: world.scenarioState.operations.list().length,
    };
  }

  async function linkOf(call: ControlCall): Promise<string> {
    const { scenario, seed, documents, groups, clock, viewer } = await stateOf(call);
    const wanted = readQuery(call.address, v.object({ route: v.optional(route, '/') }));
    const query = new URLSearchParams({
      scenario: scenario.own ?? scenario.everybody,
      ...{ seed: String(seed), documents: String(documents), groups: String(groups) },
      clock,
      ...(viewer === null ? {} : { as: viewer }),
      route: wanted.route,
    });
    return `${publicUrl}${controlPath}/open?${query.toString()}`;
  }

  /** Begins a world anew; what is not said otherwise stays as it was in its beginning. */
  function beginAnew(
    worldName: string,
    library: ScenarioLibrary | null,
    { seed, documents, groups }: v.InferOutput<typeof ResetFields>,
  ): Promise<World> {
    const was = worlds.originOf(worldName, library);
    return worlds.reset(worldName, library, {
      seed: seed ?? was.seed,
      documents: documents ?? was.documents,
      groups: groups ?? was.groups,
    });
  }

  /** Puts the browser into the state of a link, and leads it to its route. */
  async function openLink({ response, address, worldName, choice }: ControlCall): Promise<void> {
    const { scenario, seed, documents, groups, clock, as, route: goal } = readQuery(address, LinkFields);
    const chosen = scenario === undefined ? choice : parseChoice(scenario);
    const library = libraryOf(chosen);
    const world = await beginAnew(worldName, library, { seed, documents, groups });
    if (clock !== undefined) moveClock(world, clock);
    if (as !== undefined && !(await world.actAs(as, response)))
      throw new WrongFields(`as: there is no account with the address ${as}.`);
    chooseFor(response, chosen);
    response.writeHead(303, { location: goal, 'cache-control': 'no-store' });
    response.end();
  }

  function listScenarios(): readonly ListedScenario[] {
    return scenarios.map(({ name, title, section, description }) => ({ name, title, section, description }));
  }

  function showOperation({ request }: ControlCall, world: World, number: string): ShownOperation {
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

  type Answer = (call: ControlCall, rest: string) => Promise<unknown>;

  const worldOf = ({ worldName, choice }: ControlCall) => worlds.find(worldName, libraryOf(choice));

  const reads: Readonly<Record<string, Answer>> = {
    state: (call) => stateOf(call),
    scenarios: () => Promise.resolve(listScenarios()),
    link: async (call) => ({ link: await linkOf(call) }),
    async outbox(call, rest) {
      const { outbox } = await worldOf(call);
      if (rest === '') return outbox;
      const mail = /^\d+$/.test(rest) ? outbox[Number(rest) - 1] : undefined;
      if (mail === undefined) throw new WrongFields(`There is no mail ${rest} in the outbox.`);
      return mail;
    },
    async operations(call, rest) {
      const world = await worldOf(call);
      if (rest !== '') return showOperation(call, world, rest);
      return world.scenarioState.operations
        .list()
        .map(({ number: place, at, name, kind, scenario, status, failure }): ListedOperation => ({
          ...{ number: place, at, name, kind, scenario, status, failure },
        }));
    },
  };

  const removals: Readonly<Record<string, Answer>> = {
    async outbox(call) {
      (await worldOf(call)).clearOutbox();
      return {};
    },
    async operations(call) {
      (await worldOf(call)).scenarioState.operations.clear();
      return {};
    },
  };

  const changes: Readonly<Record<string, Answer>> = {
    async scenario({ request, response }) {
      const { for: who, ...choice } = await readFields(request, ScenarioFields);
      if (who === 'everybody') {
        everybody.choice = choice;
        // Who chooses is one of them, and would go on with what was chosen before.
        chooseFor(response, null);
      } else chooseFor(response, choice);
      return { scenario: writeChoice(choice) };
    },
    async reset({ request, worldName, choice }) {
      const fields = await readFields(request, ResetFields);
      await beginAnew(worldName, libraryOf(choice), fields);
      return {};
    },
    async close({ worldName }) {
      await worlds.close(worldName);
      return {};
    },
    async delay(call) {
      const { milliseconds } = await readFields(call.request, DelayFields);
      (await worldOf(call)).scenarioState.delay = milliseconds;
      return { delay: milliseconds };
    },
    async clock(call) {
      const fields = await readFields(call.request, ClockFields);
      const world = await worldOf(call);
      if ('to' in fields) moveClock(world, fields.to);
      else world.advance(fields.milliseconds);
      return { clock: world.now().toISOString() };
    },
    async 'act-as'(call) {
      const { email } = await readFields(call.request, ActAsFields);
      if (!(await (await worldOf(call)).actAs(email, call.response)))
        throw new WrongFields(`email: there is no account with the address ${email ?? ''}.`);
      return { email };
    },
  };

  const methods = { GET: reads, POST: changes, DELETE: removals } as const;

  /** Answers a request below /__mock. Throws `WrongFields`, `WrongChoice` and `TooManyWorlds`. */
  return async function answerControl(call: ControlCall): Promise<void> {
    const { request, response, address } = call;
    const [, , name = '', ...rest] = address.pathname.split('/');
    if (name === 'open') {
      // Not to who only looks whether it is there, as what previews links does.
      if (allows(request, response, ['GET'])) await openLink(call);
      return;
    }
    const there = Object.entries(methods).flatMap(([method, answers]) =>
      Object.hasOwn(answers, name) ? [[method, answers[name]] as const] : [],
    );
    if (there.length === 0) {
      sendJson(response, 404, {
        message: `There is nothing at ${address.pathname}.`,
        addresses: Object.entries(methods).flatMap(([method, answers]) =>
          Object.keys(answers).map((each) => `${method} ${controlPath}/${each}`),
        ),
      });
      return;
    }
    const asked = request.method === 'HEAD' ? 'GET' : request.method;
    const answer = there.find(([method]) => method === asked)?.[1];
    if (answer === undefined) {
      allows(
        request,
        response,
        there.map(([method]) => method),
      );
      return;
    }
    sendJson(response, 200, await answer(call, rest.join('/')));
  };
}
