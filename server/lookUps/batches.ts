// Asks services for many identifiers with one question: whatever is wanted of a service until its turn comes goes with the next question.
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import { UnreadableAnswer } from './serviceFailure.ts';
import type { Ask, BatchSource, Reading } from './source.ts';

/**
 * The age at which no more identifiers join a batch, in milliseconds. A batch is given up when the time of its first identifier is over, so one that
 * joined late would lose most of its own time.
 */
const longestJoining = 5_000;

/** Finds what was answered for one of a batch. If the answer leaves it open, asks for it alone. */
type ReadMember = (identifier: Identifier, ask: Ask) => Promise<Reading>;

interface Batch {
  /** When the first identifier began to wait, in milliseconds. */
  readonly begun: number;
  readonly identifiers: Identifier[];
  readonly reading: Promise<ReadMember>;
}

/** Asks for one identifier alone. */
export async function readAlone(source: BatchSource, identifier: Identifier, ask: Ask): Promise<Reading> {
  const answer = await ask(source.service, source.path([identifier.value]), source.accept);
  return source.readOne(answer, identifier);
}

/** The outcome for each in the answer; null if the service refuses the whole request, or its answer can't be read. */
async function askForAll(source: BatchSource, identifiers: readonly Identifier[], ask: Ask, close: () => void) {
  const path = () => {
    close();
    return source.path(identifiers.map(({ value }) => value));
  };
  try {
    const answer = await ask(source.service, path, source.accept);
    const [only] = identifiers;
    if (only && identifiers.length === 1) {
      const reading = source.readOne(answer, only);
      return () => reading;
    }
    return source.readMany(answer, identifiers);
  } catch (error) {
    if (error instanceof UnreadableAnswer && identifiers.length > 1) return null;
    throw error;
  } finally {
    close();
  }
}

/** Asks for all with one question. If that fails because of some of them, asks for each half, so that few of the others are concerned. */
async function readMany(
  source: BatchSource,
  identifiers: readonly Identifier[],
  ask: Ask,
  close: () => void = () => undefined,
): Promise<ReadMember> {
  const read = await askForAll(source, identifiers, ask, close);
  if (read !== null) return async (identifier, askAlone) => read(identifier) ?? readAlone(source, identifier, askAlone);
  const middle = Math.ceil(identifiers.length / 2);
  const first = readMany(source, identifiers.slice(0, middle), ask);
  const second = readMany(source, identifiers.slice(middle), ask);
  // Each identifier waits for its own half. Until it does, a failure of that half is not unexpected.
  void Promise.allSettled([first, second]);
  return async (identifier, askAlone) => {
    const readHalf = await (identifiers.indexOf(identifier) < middle ? first : second);
    return readHalf(identifier, askAlone);
  };
}

/** The questions that have not been asked yet, one for each source. */
export class Batches {
  readonly #open = new Map<BatchSource, Batch>();
  readonly #time: () => number;

  /** `time` is that of the clock, in milliseconds. */
  constructor(time: () => number) {
    this.#time = time;
  }

  /** Joins the next question for others, or begins one. */
  async read(source: BatchSource, identifier: Identifier, ask: Ask): Promise<Reading> {
    const read = await this.#join(source, identifier, ask).reading;
    return read(identifier, ask);
  }

  #join(source: BatchSource, identifier: Identifier, ask: Ask): Batch {
    const open = this.#open.get(source);
    const isSameWork = ({ value }: Identifier) => source.workOf(value) === source.workOf(identifier.value);
    if (
      open &&
      this.#time() - open.begun < longestJoining &&
      open.identifiers.length < source.maximumBatchSize &&
      !open.identifiers.some(isSameWork)
    ) {
      open.identifiers.push(identifier);
      return open;
    }
    const identifiers = [identifier];
    const close = () => {
      if (this.#open.get(source)?.identifiers === identifiers) this.#open.delete(source);
    };
    // Begun when the batch is known as open: where services have no turns, it is asked at once.
    const reading = Promise.resolve().then(() => readMany(source, identifiers, ask, close));
    const batch = { begun: this.#time(), identifiers, reading };
    this.#open.set(source, batch);
    return batch;
  }
}
