// Records the API requests of a run and their responses on a tape.
import { closeSync, openSync, writeSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { captureAnswer } from '../http/interceptAnswer.ts';
import type { Operation } from '../operations/readOperation.ts';
import type { LibrarySpec } from '../librarySpec.ts';
import type { TapeHead, TapeLine } from './tapeLine.ts';
import { WorldNumbers } from './worldNumbers.ts';

/** Headers of the connection, or of one response only. */
const unrecordedHeaders = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-mock-scenario',
]);

function headersOf(response: ServerResponse): TapeLine['answer']['headers'] {
  return Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined || unrecordedHeaders.has(name) ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  );
}

/** As text if possible, otherwise in Base64. */
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

  /** Overwrites the file. Throws an error of the file system if it cannot be written. */
  constructor(path: string, { seed, documents, groups }: LibrarySpec) {
    this.#file = openSync(path, 'w');
    this.#write({ tape: 1, seed, documents, groups });
  }

  /** Records a request after its response was sent. */
  watch(request: IncomingMessage, response: ServerResponse, operation: Operation | null, world: string): void {
    this.#count += 1;
    const asked = {
      number: this.#count,
      world: this.#worlds.of(world),
      method: request.method ?? 'GET',
      address: request.url ?? '/',
      body: operation?.body ?? null,
    };
    captureAnswer(response, ({ status, body, isWhole }) => {
      this.#write({ ...asked, answer: { status, headers: headersOf(response), ...writeBody(body), isWhole } });
    });
  }

  close(): void {
    closeSync(this.#file);
  }

  /** Written synchronously, so that nothing is lost if the process is killed. */
  #write(line: TapeHead | TapeLine): void {
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}
