// How a scenario is written in a cookie, a header or a flag: `conflict`, `conflict@saveDocument`, `flaky@*:3`, each with `~mark` at the end or
// without.
import type { Scenario } from '../scenario.ts';
import { findScenario, scenarios } from '../scenarios.ts';

/** A scenario, and which requests it is for. */
export interface Choice {
  readonly scenario: Scenario;
  /** The name of an operation, or the path of another request of the API; null: every request. */
  readonly operation: string | null;
  /** Only the so-manieth of those, from 1; null: each of them. */
  readonly call: number | null;
  /** The same choice with another mark counts anew. */
  readonly mark: string;
}

/** A choice that cannot be read; the message says why. */
export class WrongChoice extends Error {}

const form = /^(?<name>[\w-]+)(?:@(?<operation>\*|[\w./-]+))?(?::(?<call>[1-9]\d{0,5}))?(?:~(?<mark>[\w-]{1,64}))?$/;

/** Throws `WrongChoice`. */
export function parseChoice(text: string): Choice {
  const { name = '', operation = '*', call, mark = '' } = form.exec(text)?.groups ?? {};
  if (name === '')
    throw new WrongChoice(
      `mock-scenario: "${text}" is not valid. Write the name of a scenario, optionally followed by @ and an operation (or *), : and the number of a call, and ~ and a mark.`,
    );
  const scenario = findScenario(name);
  if (scenario === null)
    throw new WrongChoice(
      `mock-scenario: there is no scenario ${name}. Use one of ${scenarios.map((each) => each.name).join(', ')}.`,
    );
  return {
    scenario,
    operation: operation === '*' ? null : operation,
    call: call === undefined ? null : Number(call),
    mark,
  };
}

/** As `parseChoice` reads it. */
export function writeChoice({ scenario, operation, call, mark }: Choice): string {
  const where = operation === null && call === null ? '' : `@${operation ?? '*'}`;
  return `${scenario.name}${where}${call === null ? '' : `:${call}`}${mark === '' ? '' : `~${mark}`}`;
}
