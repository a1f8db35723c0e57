// Writes a run's requests of the API and their answers on a tape.
import { closeSync, openSync, writeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { copyAnswer } from '../http/watchAnswer.ts';
import type { Operation } from '../operations/readOperation.ts';
import type { Origin } from '../origin.ts';
import type { TapeHead, TapeLine } from './tapeLine.ts';
import { WorldNumbers } from './worldNumbers.ts';

/** Of the connection, or of this answer alone. */
const passing = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-mock-scenario']);

function headersOf(response: ServerResponse): TapeLine['answer']['headers'] {
  return Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined || passing.has(name) ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
}

/** As text where it is one. */
function writeBody(bytes: Buffer): Pick<TapeLine['answer'], 'body' | 'encoding'> {
  const text = bytes.toString('utf8');
  return Buffer.from(text, 'utf8').equals(bytes)
    ? { body: text, encoding: 'utf8' }
    : { body: bytes.toString('base64'), encoding: 'base64' };
}

export class Recorder {
  readonly #file: number;
  readonly #worlds = new WorldNumbers();
  #count = 0;

  /** Begins the file anew. Throws what the file system says where it cannot be written. */
  constructor(path: string, { seed, documents, groups }: Origin) {
    this.#file = openSync(path, 'w');
    this.#write({ tape: 1, seed, documents, groups });
  }

  /** Writes a request down once it is answered. */
  watch(request: IncomingMessage, response: ServerResponse, operation: Operation | null, world: string): void {
    this.#count += 1;
    const asked = {
      number: this.#count,
      world: this.#worlds.of(world),
      method: request.method ?? 'GET',
      address: request.url ?? '/',
      body: operation?.body ?? null,
    };
    copyAnswer(response, ({ status, body, isWhole }) => {
      this.#write({ ...asked, answer: { status, headers: headersOf(response), ...writeBody(body), isWhole } });
    });
  }

  close(): void {
    closeSync(this.#file);
  }

  /** At once, so that nothing is lost where the process is killed. */
  #write(line: TapeHead | TapeLine): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
