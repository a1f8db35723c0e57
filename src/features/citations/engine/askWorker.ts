// Asks a worker one question after the other, and replaces a worker that does not answer in time.

/** The parts of `Worker` that are used, so that tests bring their own. */
export interface AskedWorker<Question> {
  postMessage: (question: Question) => void;
  terminate: () => void;
}

/** What a worker reports. */
export interface WorkerReports<Answer> {
  readonly answered: (answer: Answer) => void;
  readonly failed: () => void;
}

export interface AskOptions<Question, Answer> {
  readonly start: (reports: WorkerReports<Answer>) => AskedWorker<Question>;
  /** The longest time for an answer, in milliseconds. */
  readonly patience: (question: Question) => number;
  readonly texts: { readonly endless: string; readonly broken: string; readonly stopped: string };
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Resolves with the answer. Rejects if it takes too long, if the worker fails, or with an `AbortError` when the signal aborts. */
export type Ask<Question, Answer> = (question: Question, signal?: AbortSignal) => Promise<Answer>;

export function createAsk<Question, Answer>({
  start,
  patience,
  texts,
}: AskOptions<Question, Answer>): Ask<Question, Answer> {
  /** The first one is with the worker. */
  const waiting: Waiting<Question, Answer>[] = [];
  let worker: AskedWorker<Question> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function endWorker(): void {
    worker?.terminate();
    worker = null;
  }

  /** Takes the answered or failed question away, and asks the next one. */
  function goOn(): Waiting<Question, Answer> | undefined {
    clearTimeout(timer);
    const first = waiting.shift();
    if (waiting.length > 0) askFirst();
    return first;
  }

  function fail(message: string): void {
    endWorker();
    goOn()?.reject(new Error(message));
  }

  const reports: WorkerReports<Answer> = {
    answered: (answer) => {
      goOn()?.resolve(answer);
    },
    failed: () => {
      fail(texts.broken);
    },
  };

  function askFirst(): void {
    const [first] = waiting;
    if (!first) return;
    worker ??= start(reports);
    timer = setTimeout(() => {
      fail(texts.endless);
    }, patience(first.question));
    worker.postMessage(first.question);
  }

  function giveUp(entry: Waiting<Question, Answer>): void {
    const index = waiting.indexOf(entry);
    if (index < 0) return;
    if (index === 0) {
      // Nothing but its end stops a worker that calculates.
      endWorker();
      goOn();
    } else {
      waiting.splice(index, 1);
    }
    entry.reject(new DOMException(texts.stopped, 'AbortError'));
  }

  return (question, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const onAbort = () => {
        giveUp(entry);
      };
      const entry: Waiting<Question, Answer> = {
        question,
        resolve(answer) {
          signal?.removeEventListener('abort', onAbort);
          resolve(answer);
        },
        reject(error) {
          signal?.removeEventListener('abort', onAbort);
          reject(error);
        },
      };
      signal?.addEventListener('abort', onAbort);
      waiting.push(entry);
      if (waiting.length === 1) askFirst();
    });
}
