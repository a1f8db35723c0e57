// The mock server's command-line flags and their help text.
import { parseArgs } from 'node:util';
import { parseChoice, InvalidChoice, type Choice } from './choices/choice.ts';
import { specLimits, defaultHugeSize, type LibrarySpec } from './librarySpec.ts';
import { scenarios } from './scenarios.ts';
import { maximumWorlds } from './worlds.ts';

export const help = `npm run mock -- [--port 3000] [--host localhost] [--scenario NAME] [--documents 108] [--groups 16] [--seed 1] [--huge ${defaultHugeSize}]
             [--record FILE | --replay FILE]

Scenarios, chosen by --scenario for everybody, for one browser by the cookie mock-scenario, or for one request by the header x-mock-scenario:
${scenarios.map(({ name, description }) => `  ${name.padEnd(24)} ${description}`).join('\n')}
Add @operation to apply it to one operation only, and :number for one call only: conflict@updateDocumentMutation:1.

Worlds, at most ${maximumWorlds} at once, each with its own library, are chosen by the cookie mock-world or the header x-mock-world.
All of this can be seen and changed at /__mock.

--record writes the operations of a run and their responses to a file; --replay answers from that file, with the same kind of library, and
reports the first operation that differs.`;

/** Thrown for a flag that is not valid; the message says which values are. */
export class InvalidFlag extends Error {}

function readScenario(text: string): Choice {
  try {
    return parseChoice(text);
  } catch (error) {
    throw error instanceof InvalidChoice
      ? new InvalidFlag(error.message.replace('mock-scenario', '--scenario'))
      : error;
  }
}

/** The tape that a run is recorded on or answered from. */
export interface TapeFlag {
  readonly kind: 'record' | 'replay';
  readonly path: string;
}

export interface Flags {
  readonly help: boolean;
  readonly host: string;
  readonly port: number;
  readonly choice: Choice;
  readonly librarySpec: LibrarySpec;
  /** The number of documents in the library of the scenario "huge-library". */
  readonly huge: number;
  readonly tape: TapeFlag | null;
}

function readTapeFlags(record: string | undefined, replay: string | undefined): TapeFlag | null {
  if (record !== undefined && replay !== undefined) throw new InvalidFlag('Choose one of --record and --replay.');
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
      huge: { type: 'string', default: String(defaultHugeSize) },
      record: { type: 'string' },
      replay: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

/** The values of the flags as text, not yet validated. Throws `InvalidFlag` for unknown flags. */
function readValues(): ReturnType<typeof parse> {
  try {
    return parse();
  } catch (error) {
    const isFlag = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    throw isFlag ? new InvalidFlag(error.message) : error;
  }
}

/** Reads the command line. Throws `InvalidFlag`. */
export function readFlags(): Flags {
  const values = readValues();
  const readInteger = (name: 'port' | 'documents' | 'groups' | 'seed' | 'huge', most: number, least = 0) => {
    const text = values[name];
    if (!/^\d+$/.test(text) || Number(text) > most || Number(text) < least)
      throw new InvalidFlag(`--${name} must be a whole number from ${least} to ${most}.`);
    return Number(text);
  };
  return {
    help: values.help,
    host: values.host,
    // Port 0 is not allowed, because the addresses in mails and links are needed before the server listens.
    port: readInteger('port', 65_535, 1),
    choice: readScenario(values.scenario),
    librarySpec: {
      documents: readInteger('documents', specLimits.documents),
      groups: readInteger('groups', specLimits.groups),
      seed: readInteger('seed', specLimits.seed),
    },
    huge: readInteger('huge', specLimits.documents),
    tape: readTapeFlags(values.record, values.replay),
  };
}
