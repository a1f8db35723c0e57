// The endpoints below /__mock, for the control panel and for scripts. Dispatch, validation and the README's table derive from this table.
import type * as v from 'valibot';
import { writeChoice } from '../choosing/choice.ts';
import { toHar } from '../operations/toHar.ts';
import { scenarios } from '../scenarios.ts';
import {
  ActAsFields,
  ClockFields,
  DelayFields,
  OpenQuery,
  ResetFields,
  RouteQuery,
  ScenarioFields,
} from './controlFields.ts';
import {
  applyLink,
  findWorld,
  moveClock,
  readState,
  resetWorld,
  sendChoice,
  showOperation,
  writeLink,
  type ControlCall,
  type ControlOptions,
} from './controlState.ts';
import type { ListedOperation, ListedScenario } from './controlTypes.ts';
import { readFields, readQuery, WrongFields } from './readFields.ts';

/** The answer of an endpoint that leads the browser on instead of sending JSON. */
export class Redirect {
  readonly route: string;

  constructor(route: string) {
    this.route = route;
  }
}

/** One request, with what the endpoint's answer needs. */
interface Asked<Input> {
  options: ControlOptions;
  call: ControlCall;
  /** What the endpoint's schema made of the body, or for GET of the query. */
  input: Input;
  /** The end of the path, where the endpoint takes a number there. */
  number: string;
}

interface EndpointOptions<Input> {
  method: 'GET' | 'POST' | 'DELETE';
  name: string;
  /** Whether a number follows the name, as in `outbox/1`. */
  takesNumber?: true;
  /** Whether a GET changes something: then HEAD, which link previews send, is refused. */
  hasEffect?: true;
  /** For the README. */
  description: string;
  answer: (asked: Asked<Input>) => unknown;
}

export interface Endpoint extends Omit<EndpointOptions<unknown>, 'answer'> {
  /** Null where nothing is read of body and query. */
  input: v.GenericSchema | null;
  /** The JSON to send, or a `Redirect`. Throws `WrongFields` where the input does not fit. */
  answer: (options: ControlOptions, call: ControlCall, number: string) => Promise<unknown>;
}

function endpoint(endpointOptions: EndpointOptions<undefined>): Endpoint {
  return {
    ...endpointOptions,
    input: null,
    answer: async (options, call, number) => await endpointOptions.answer({ options, call, input: undefined, number }),
  };
}

function endpointWith<Schema extends v.GenericSchema>(
  input: Schema,
  endpointOptions: EndpointOptions<v.InferOutput<Schema>>,
): Endpoint {
  const read = ({ request, address }: ControlCall) =>
    endpointOptions.method === 'GET' ? readQuery(address, input) : readFields(request, input);
  return {
    ...endpointOptions,
    input,
    answer: async (options, call, number) => endpointOptions.answer({ options, call, input: await read(call), number }),
  };
}

export const controlEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    name: 'state',
    description: 'the world, its clock, scenario, accounts and who is logged in',
    answer: ({ options, call }) => readState(options, call),
  }),
  endpoint({
    method: 'GET',
    name: 'scenarios',
    description: 'all scenarios',
    answer: (): readonly ListedScenario[] =>
      scenarios.map(({ name, title, section, description }) => ({ name, title, section, description })),
  }),
  endpointWith(RouteQuery, {
    method: 'GET',
    name: 'link',
    description: 'a link to the current state, which opens the route',
    answer: async ({ options, call, input: { route } }) => ({ link: await writeLink(options, call, route) }),
  }),
  endpointWith(OpenQuery, {
    method: 'GET',
    name: 'open',
    hasEffect: true,
    description: 'such a link: begins the world anew in that state, and leads to the route',
    async answer({ options, call, input }) {
      await applyLink(options, call, input);
      return new Redirect(input.route);
    },
  }),
  endpoint({
    method: 'GET',
    name: 'outbox',
    description: 'the mails that were sent, the oldest first',
    answer: async ({ options, call }) => (await findWorld(options, call)).outbox,
  }),
  endpoint({
    method: 'GET',
    name: 'outbox',
    takesNumber: true,
    description: 'one mail, counted from 1',
    async answer({ options, call, number }) {
      const { outbox } = await findWorld(options, call);
      const mail = /^\d+$/.test(number) ? outbox[Number(number) - 1] : undefined;
      if (mail === undefined) throw new WrongFields(`There is no mail ${number} in the outbox.`);
      return mail;
    },
  }),
  endpoint({
    method: 'GET',
    name: 'operations',
    description: 'the last 50 operations',
    async answer({ options, call }): Promise<readonly ListedOperation[]> {
      const { operations } = (await findWorld(options, call)).scenarioState;
      return operations.list().map(({ number, at, name, kind, scenario, status, failure }) => ({
        ...{ number, at, name, kind, scenario, status, failure },
      }));
    },
  }),
  endpoint({
    method: 'GET',
    name: 'operations',
    takesNumber: true,
    description: 'one operation: what was sent and answered, and a `curl` command that sends it again',
    answer: async ({ options, call, number }) => showOperation(options, call, await findWorld(options, call), number),
  }),
  endpoint({
    method: 'GET',
    name: 'operations.har',
    description: 'the same operations as an HTTP archive (HAR 1.2), without passwords and tokens',
    async answer({ options, call }) {
      const { operations } = (await findWorld(options, call)).scenarioState;
      return toHar(operations.list().toReversed(), options.publicUrl);
    },
  }),
  endpointWith(ScenarioFields, {
    method: 'POST',
    name: 'scenario',
    description: 'chooses a scenario, for this `browser` or for `everybody`',
    answer({ options, call: { response }, input: { for: audience, ...choice } }) {
      if (audience === 'everybody') options.everybody.choice = choice;
      // A browser that chooses for everybody forgets its own choice, which would hide the new one from it.
      sendChoice(response, audience === 'everybody' ? null : choice);
      return { scenario: writeChoice(choice) };
    },
  }),
  endpointWith(ResetFields, {
    method: 'POST',
    name: 'reset',
    description: 'begins the world anew',
    async answer({ options, call, input }) {
      await resetWorld(options, call, input);
      return {};
    },
  }),
  endpoint({
    method: 'POST',
    name: 'close',
    description: 'closes the world',
    async answer({ options: { worlds }, call: { worldName } }) {
      await worlds.close(worldName);
      return {};
    },
  }),
  endpointWith(DelayFields, {
    method: 'POST',
    name: 'delay',
    description: 'delays every answer of the API',
    async answer({ options, call, input: { milliseconds } }) {
      (await findWorld(options, call)).scenarioState.delay = milliseconds;
      return { delay: milliseconds };
    },
  }),
  endpointWith(ClockFields, {
    method: 'POST',
    name: 'clock',
    description: 'moves the clock forward, by a duration or to a time; it never goes back',
    async answer({ options, call, input }) {
      const world = await findWorld(options, call);
      if ('to' in input) moveClock(world, input.to);
      else world.advance(input.milliseconds);
      return { clock: world.now().toISOString() };
    },
  }),
  endpointWith(ActAsFields, {
    method: 'POST',
    name: 'act-as',
    description: 'logs the browser in to an account of this world; null logs it out',
    async answer({ options, call, input: { email } }) {
      const world = await findWorld(options, call);
      if (!(await world.actAs(email, call.response)))
        throw new WrongFields(`email: there is no account with the address ${email ?? ''}.`);
      return { email };
    },
  }),
  endpoint({
    method: 'DELETE',
    name: 'outbox',
    description: 'empties the outbox',
    async answer({ options, call }) {
      (await findWorld(options, call)).clearOutbox();
      return {};
    },
  }),
  endpoint({
    method: 'DELETE',
    name: 'operations',
    description: 'empties the log of operations',
    async answer({ options, call }) {
      (await findWorld(options, call)).scenarioState.operations.clear();
      return {};
    },
  }),
];
