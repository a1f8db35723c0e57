// The Playwright test for the mock server, with a world of its own that the test may change:
//
//   test.use({ scenario: 'conflict' });                    // from the first request on
//   test('…', async ({ page, world }) => {
//     await world.signIn();                                // as the demo person
//     await world.play('flaky');                           // from the next request on
//     await world.play('conflict', { operation: 'updateDocumentMutation', call: 2 });
//     await world.forward(60_000);                         // its clock
//     expect(await world.outbox()).toHaveLength(1);
//   });
//
// The world is closed after the test.
import { randomUUID } from 'node:crypto';
import { writeChoice, type Choice } from '#mock-server/choices/choice.ts';
import { scenarioCookie, worldCookie } from '#mock-server/choices/mockHeaders.ts';
import type { ListedOperation, MockState, ShownOperation } from '#mock-server/control/controlTypes.ts';
import { findScenario } from '#mock-server/scenarios.ts';
import { demoPerson, newcomer } from '#mock-server/demoSnapshot.ts';
import { expect, test as base } from '../e2e/support/fixtures.ts';
import type { Response } from '@playwright/test';
import type { SentMail } from './outbox.ts';

/** The requests that a scenario applies to; all if omitted. */
type ChoiceScope = Partial<Pick<Choice, 'operation' | 'call'>>;

export interface World {
  /** Activates the scenario from the next request on, and starts counting its calls. */
  play: (scenario: string, scope?: ChoiceScope) => Promise<void>;
  /** Logs the browser in, by default as the demo person. */
  signIn: (email?: string) => Promise<void>;
  /** Delays every API request by this many milliseconds. */
  delay: (milliseconds: number) => Promise<void>;
  /** Advances the server's clock. */
  forward: (milliseconds: number) => Promise<void>;
  /** The mails that were sent, oldest first. */
  outbox: () => Promise<SentMail[]>;
  /** The last operations, newest first. */
  operations: () => Promise<ListedOperation[]>;
  /** One operation with its request and response. */
  operation: (number: number) => Promise<ShownOperation>;
}

interface WorldFixtures {
  /** The scenario from the first request on. */
  scenario: string;
  /** Opened only for tests that request it; all others share one. */
  world: World;
}

/** A password that is good enough for any account. */
export const newPassword = 'lanthanum meets 47 otters';

/** The password of a demo account; for another one, `newPassword`, with which tests sign up. */
export function passwordOf(email: string): string {
  return [demoPerson, newcomer].find((person) => person.email === email)?.password ?? newPassword;
}

/** Whether a response answers this GraphQL operation. */
export function isAnswerTo(operation: string): (response: Response) => boolean {
  return (response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes(`"operationName":${JSON.stringify(operation)}`);
  };
}

function cookieOf(name: string, { operation = null, call = null }: ChoiceScope = {}): string {
  const scenario = findScenario(name);
  if (scenario === null) throw new Error(`There is no scenario ${name}`);
  // Operations of an earlier scenario don't count.
  return writeChoice({ scenario, operation, call, mark: randomUUID() });
}

async function closeWorld(url: string, name: string): Promise<void> {
  await fetch(`${url}/__mock/close`, { method: 'POST', headers: { [`x-${worldCookie}`]: name } });
}

/** Closes the worlds of earlier tests that a late request of their pages has opened again. */
async function closeLeftWorlds(url: string): Promise<void> {
  const answer = await fetch(`${url}/__mock/state`);
  if (!answer.ok) throw new Error(await answer.text());
  const { world, worlds } = (await answer.json()) as MockState;
  // A world with the library of a scenario is listed as "name (huge library)". The default one stays.
  const names = new Set(worlds.map((each) => each.replace(/ \(.*/, '')));
  names.delete(world);
  await Promise.all([...names].map((name) => closeWorld(url, name)));
}

export const test = base.extend<WorldFixtures>({
  scenario: ['ordinary', { option: true }],
  baseURL: async ({ mock }, use) => {
    await use(mock.url);
  },
  context: async ({ context, mock: { url }, scenario }, use) => {
    await context.addCookies([{ name: scenarioCookie, value: cookieOf(scenario), url }]);
    await use(context);
  },
  world: async ({ context, mock: { url } }, use) => {
    await closeLeftWorlds(url);
    const name = randomUUID();
    const change = async (what: string, data: object) => {
      const answer = await context.request.post(`${url}/__mock/${what}`, { data });
      if (!answer.ok()) throw new Error(await answer.text());
    };
    const read = async <Answer>(what: string) =>
      (await (await context.request.get(`${url}/__mock/${what}`)).json()) as Answer;

    await context.addCookies([{ name: worldCookie, value: name, url }]);
    await use({
      play: (scenario, scope) => context.addCookies([{ name: scenarioCookie, value: cookieOf(scenario, scope), url }]),
      signIn: (email = demoPerson.email) => change('act-as', { email }),
      delay: (milliseconds) => change('delay', { milliseconds }),
      forward: (milliseconds) => change('clock', { milliseconds }),
      outbox: () => read('outbox'),
      operations: () => read('operations'),
      operation: (number) => read(`operations/${number}`),
    });
    // Closes the world, since each holds a database engine. A page that still sends requests would reopen it, and so may a request that arrives late.
    await Promise.all(context.pages().map((page) => page.close()));
    await context.clearCookies({ name: worldCookie });
    await closeWorld(url, name);
  },
});

export { expect };
