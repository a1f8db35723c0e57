// The flags of the mock server, and what is said of them.
import { parseArgs } from 'node:util';
import { parseChoice, WrongChoice, type Choice } from './choosing/choice.ts';
import { largest, usualHuge, type Origin } from './origin.ts';
import { scenarios } from './scenarios.ts';
import { mostWorlds } from './worlds.ts';

export const help = `npm run mock -- [--port 3000] [--host localhost] [--scenario NAME] [--documents 108] [--groups 16] [--seed 1] [--huge ${usualHuge}]
             [--record FILE | --replay FILE]

Scenarios, chosen by --scenario for everybody, for one browser by the cookie mock-scenario, or for one request by the header x-mock-scenario:
${scenarios.map(({ name, description }) => `  ${name.padEnd(24)} ${description}`).join('\n')}
With @operation behind the name for one operation, :number for the so-manieth call: conflict@updateDocumentMutation:1.

Worlds, at most ${mostWorlds} at once, each with a library of its own, by the cookie mock-world or the header x-mock-world.
/__mock shows and changes all of it.

--record writes the run's operations and their answers into a file; --replay answers from it, in a library like that of the record, and
names the first operation that differs.`;

/** A flag that cannot be used; the message says what it has to be. */
export class WrongFlag extends Error {}

function readScenario(text: string): Choice {
  try {
    return parseChoice(text);
  } catch (error) {
    throw error instanceof WrongChoice ? new WrongFlag(error.message.replace('mock-scenario', '--scenario')) : error;
  }
}

/** The file that a run is written on or answered from. */
export interface TapeFlag {
  readonly kind: 'record' | 'replay';
  readonly path: string;
}

export interface Flags {
  readonly help: boolean;
  readonly host: string;
  readonly port: number;
  readonly choice: Choice;
  readonly origin: Origin;
  /** The documents of the library of the scenario "huge-library". */
  readonly huge: number;
  readonly tape: TapeFlag | null;
}

function readTapeFlags(record: string | undefined, replay: string | undefined): TapeFlag | null {
  if (record !== undefined && replay !== undefined) throw new WrongFlag('Choose one of --record and --replay.');
  if (record !== undefined) return { kind: 'record', path: record };
  return replay === undefined ? null : { kind: 'replay', path: replay };
}

function parse() {
  return parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string', default: process.env.HOST ?? 'localhost' },
      scenario: { type: 'string', default: 'ordinary' },
      documents: { type: 'string', default: '108' },
      groups: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
      huge: { type: 'string', default: String(usualHuge) },
      record: { type: 'string' },
      replay: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

/** Values that were written on the command line, however wrong. Throws `WrongFlag`. */
function readValues(): ReturnType<typeof parse> {
  try {
    return parse();
  } catch (error) {
    const isFlag = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    throw isFlag ? new WrongFlag(error.message) : error;
  }
}

/** Reads the command line. Throws `WrongFlag`. */
export function readFlags(): Flags {
  const values = readValues();
  const whole = (name: 'port' | 'documents' | 'groups' | 'seed' | 'huge', most: number, least = 0) => {
    const text = values[name];
    if (!/^\d+$/.test(text) || Number(text) > most || Number(text) < least)
      throw new WrongFlag(`--${name} must be a whole number from ${least} to ${most}.`);
    return Number(text);
  };
  return {
    help: values.help,
    host: values.host,
    // Not just any port: mails and links say where the server is before it listens.
    port: whole('port', 65_535, 1),
    choice: readScenario(values.scenario),
    origin: {
      documents: whole('documents', largest.documents),
      groups: whole('groups', largest.groups),
      seed: whole('seed', largest.seed),
    },
    huge: whole('huge', largest.documents),
    tape: readTapeFlags(values.record, values.replay),
  };
}
