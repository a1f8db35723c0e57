// Asynchronous answers that a browser test decides on: a story asks with `answerOf`, the test answers through `window.storyAnswers`.

/** A question that a story has asked and nobody has answered yet. */
export interface OpenQuestion {
  /** What the question is about, so that a test can see what was asked. */
  readonly input: unknown;
  resolve(output?: unknown): void;
  reject(message: string): void;
}

declare global {
  interface Window {
    /** The open questions of the story on the page, by name. There is none where no story has asked. */
    storyAnswers?: Map<string, OpenQuestion>;
  }
}

/**
 * Asks for an answer by `name`, and waits until a test gives it: `storyAnswers.get(name)?.resolve(output)`, or `reject(message)`.
 * The answered question is taken off the map, as is one that is given up by `signal`. Asked again, the newer stands.
 */
export function answerOf<Output>(name: string, input?: unknown, signal?: AbortSignal): Promise<Output> {
  const open = (window.storyAnswers ??= new Map<string, OpenQuestion>());
  return new Promise<Output>((resolve, reject) => {
    const close = () => {
      if (open.get(name) === question) open.delete(name);
    };
    const question: OpenQuestion = {
      input,
      resolve: (output) => {
        close();
        // The test says what the actor's output is; the story and the test are read side by side.
        resolve(output as Output);
      },
      reject: (message) => {
        close();
        reject(new Error(message));
      },
    };
    const giveUp = () => {
      close();
      reject(new DOMException(`Nobody waits for "${name}" any more`, 'AbortError'));
    };
    if (signal?.aborted) {
      giveUp();
      return;
    }
    signal?.addEventListener('abort', giveUp, { once: true });
    open.set(name, question);
  });
}
