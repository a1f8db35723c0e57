// Asks a worker one question after the other, and replaces a worker that does not answer in time.

/** The parts of `Worker` that are used, so that tests bring their own. */
export interface AskedWorker<Question> {
  postMessage: (question: Question) => void;
  terminate: () => void;
}

/** What a worker reports. */
export interface WorkerReports<Answer, Part> {
  /** A part of the answer, before the answer. */
  readonly progressed: (part: Part) => void;
  readonly answered: (answer: Answer) => void;
  readonly failed: () => void;
}

export interface AskOptions<Question, Answer, Part> {
  readonly start: (reports: WorkerReports<Answer, Part>) => AskedWorker<Question>;
  /** Whether the worker is terminated when the question that it works on is aborted. Otherwise it finishes, and its answer is dropped. */
  readonly isTerminatedOnAbort: (question: Question) => boolean;
  /** The time limit for an answer, in milliseconds. */
  readonly timeoutOf: (question: Question) => number;
  readonly texts: { readonly timedOut: string; readonly broken: string; readonly stopped: string };
}

interface Waiting<Question, Answer, Part> {
  readonly question: Question;
  readonly onPart: ((part: Part) => void) | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export interface Asking<Part> {
  readonly signal?: AbortSignal | undefined;
  readonly onPart?: ((part: Part) => void) | undefined;
}

/** Resolves with the answer. Rejects if it takes too long, if the worker fails, or with an `AbortError` when the signal aborts. */
export type Ask<Question, Answer, Part> = (question: Question, asking?: Asking<Part>) => Promise<Answer>;

export function createAsk<Question, Answer, Part = never>({
  start,
  isTerminatedOnAbort,
  timeoutOf,
  texts,
}: AskOptions<Question, Answer, Part>): Ask<Question, Answer, Part> {
  /** The first one is with the worker. */
  const waiting: Waiting<Question, Answer, Part>[] = [];
  let worker: AskedWorker<Question> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function terminateWorker(): void {
    worker?.terminate();
    worker = null;
  }

  /** Takes the answered or failed question away, and asks the next one. */
  function goOn(): Waiting<Question, Answer, Part> | undefined {
    clearTimeout(timer);
    const first = waiting.shift();
    if (waiting.length > 0) askFirst();
    return first;
  }

  function fail(message: string): void {
    terminateWorker();
    goOn()?.reject(new Error(message));
  }

  function startWorker(): AskedWorker<Question> {
    // Reports of a terminated worker are ignored, because its question was rejected.
    const reports = (report: () => void) => {
      if (worker === started) report();
    };
    const started = start({
      progressed: (part) => {
        reports(() => waiting[0]?.onPart?.(part));
      },
      answered: (answer) => {
        reports(() => goOn()?.resolve(answer));
      },
      failed: () => {
        reports(() => {
          fail(texts.broken);
        });
      },
    });
    return started;
  }

  function askFirst(): void {
    const [first] = waiting;
    if (!first) return;
    worker ??= startWorker();
    timer = setTimeout(() => {
      fail(texts.timedOut);
    }, timeoutOf(first.question));
    worker.postMessage(first.question);
  }

  function abort(entry: Waiting<Question, Answer, Part>): void {
    const index = waiting.indexOf(entry);
    if (index < 0) return;
    if (index > 0) {
      waiting.splice(index, 1);
    } else if (isTerminatedOnAbort(entry.question)) {
      // A worker that calculates can only be stopped by terminating it.
      terminateWorker();
      goOn();
    }
    entry.reject(new DOMException(texts.stopped, 'AbortError'));
  }

  return (question, { signal, onPart } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const onAbort = () => {
        abort(entry);
      };
      const entry: Waiting<Question, Answer, Part> = {
        question,
        onPart,
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
