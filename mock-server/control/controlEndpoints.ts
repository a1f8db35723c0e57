// The endpoints below /__mock, for the control panel and for scripts. Dispatch, validation and the README's table derive from this table.
import type * as v from 'valibot';
import { writeChoice } from '../choices/choice.ts';
import { toHar } from '../operations/toHar.ts';
import { scenarios } from '../scenarios.ts';
import {
  ActAsInput,
  ClockInput,
  DelayInput,
  OpenQuery,
  ResetInput,
  RouteQuery,
  ScenarioInput,
} from './controlInputs.ts';
import {
  openStateLink,
  worldOf,
  advanceClockTo,
  readState,
  resetWorld,
  setScenarioCookie,
  describeOperation,
  createStateLink,
  type ControlRequest,
  type ControlOptions,
} from './controlState.ts';
import type { ListedOperation, ListedScenario } from './controlTypes.ts';
import { readBody, readQuery, InvalidInput } from './readInput.ts';

/** Returned by an endpoint that redirects the browser instead of sending JSON. */
export class Redirect {
  readonly route: string;

  constructor(route: string) {
    this.route = route;
  }
}

/** A request to an endpoint. */
interface EndpointCall<Input> {
  options: ControlOptions;
  call: ControlRequest;
  /** The body, or the query of a GET request, parsed by the endpoint's schema. */
  input: Input;
  /** The number at the end of the path, if the endpoint takes one. */
  number: string;
}

interface EndpointOptions<Input> {
  method: 'GET' | 'POST' | 'DELETE';
  name: string;
  /** Whether a number follows the name, as in `outbox/1`. */
  takesNumber?: true;
  /** Whether a GET request changes something. HEAD, which link previews send, is then refused. */
  hasEffect?: true;
  /** For the README. */
  description: string;
  answer: (asked: EndpointCall<Input>) => unknown;
}

export interface Endpoint extends Omit<EndpointOptions<unknown>, 'answer'> {
  /** Null if body and query are ignored. */
  input: v.GenericSchema | null;
  /** Returns the JSON to send, or a `Redirect`. Rejects with `InvalidInput`. */
  answer: (options: ControlOptions, call: ControlRequest, number: string) => Promise<unknown>;
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
  const read = ({ request, address }: ControlRequest) =>
    endpointOptions.method === 'GET' ? readQuery(address, input) : readBody(request, input);
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
    description: 'the state of the world: clock, scenario, accounts, and who is logged in',
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
    description: 'creates a link that opens the route in the current state',
    answer: async ({ options, call, input: { route } }) => ({ link: await createStateLink(options, call, route) }),
  }),
  endpointWith(OpenQuery, {
    method: 'GET',
    name: 'open',
    hasEffect: true,
    description: 'what such a link opens: resets the world to that state, and redirects to the route',
    async answer({ options, call, input }) {
      await openStateLink(options, call, input);
      return new Redirect(input.route);
    },
  }),
  endpoint({
    method: 'GET',
    name: 'outbox',
    description: 'the mails that were sent, oldest first',
    answer: async ({ options, call }) => (await worldOf(options, call)).outbox,
  }),
  endpoint({
    method: 'GET',
    name: 'outbox',
    takesNumber: true,
    description: 'one mail; the first is 1',
    async answer({ options, call, number }) {
      const { outbox } = await worldOf(options, call);
      const mail = /^\d+$/.test(number) ? outbox[Number(number) - 1] : undefined;
      if (mail === undefined) throw new InvalidInput(`There is no mail ${number} in the outbox.`);
      return mail;
    },
  }),
  endpoint({
    method: 'GET',
    name: 'operations',
    description: 'the last 50 operations',
    async answer({ options, call }): Promise<readonly ListedOperation[]> {
      const { operations } = (await worldOf(options, call)).scenarioState;
      return operations.list().map(({ number, at, name, kind, scenario, status, failure }) => ({
        ...{ number, at, name, kind, scenario, status, failure },
      }));
    },
  }),
  endpoint({
    method: 'GET',
    name: 'operations',
    takesNumber: true,
    description: 'one operation: request, response, and a `curl` command that repeats it',
    answer: async ({ options, call, number }) => describeOperation(options, call, await worldOf(options, call), number),
  }),
  endpoint({
    method: 'GET',
    name: 'operations.har',
    description: 'the same operations as an HTTP archive (HAR 1.2), without passwords and tokens',
    async answer({ options, call }) {
      const { operations } = (await worldOf(options, call)).scenarioState;
      return toHar(operations.list().toReversed(), options.publicUrl);
    },
  }),
  endpointWith(ScenarioInput, {
    method: 'POST',
    name: 'scenario',
    description: 'chooses a scenario for this `browser` or for `everybody`',
    answer({ options, call: { response }, input: { for: audience, ...choice } }) {
      if (audience === 'everybody') options.everybody.choice = choice;
      // Deletes the choice of this browser, which would otherwise override the new one.
      setScenarioCookie(response, audience === 'everybody' ? null : choice);
      return { scenario: writeChoice(choice) };
    },
  }),
  endpointWith(ResetInput, {
    method: 'POST',
    name: 'reset',
    description: 'resets the world',
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
  endpointWith(DelayInput, {
    method: 'POST',
    name: 'delay',
    description: 'delays every response of the API',
    async answer({ options, call, input: { milliseconds } }) {
      (await worldOf(options, call)).scenarioState.delay = milliseconds;
      return { delay: milliseconds };
    },
  }),
  endpointWith(ClockInput, {
    method: 'POST',
    name: 'clock',
    description: 'moves the clock forward by a duration or to a time, never back',
    async answer({ options, call, input }) {
      const world = await worldOf(options, call);
      if ('to' in input) advanceClockTo(world, input.to);
      else world.advance(input.milliseconds);
      return { clock: world.now().toISOString() };
    },
  }),
  endpointWith(ActAsInput, {
    method: 'POST',
    name: 'act-as',
    description: 'logs the browser in to an account of this world, or out if it is null',
    async answer({ options, call, input: { email } }) {
      const world = await worldOf(options, call);
      if (!(await world.actAs(email, call.response)))
        throw new InvalidInput(`email: there is no account with the address ${email ?? ''}.`);
      return { email };
    },
  }),
  endpoint({
    method: 'DELETE',
    name: 'outbox',
    description: 'empties the outbox',
    async answer({ options, call }) {
      (await worldOf(options, call)).clearOutbox();
      return {};
    },
  }),
  endpoint({
    method: 'DELETE',
    name: 'operations',
    description: 'clears the log of operations',
    async answer({ options, call }) {
      (await worldOf(options, call)).scenarioState.operations.clear();
      return {};
    },
  }),
];
