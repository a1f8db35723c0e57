// A promise actor in the hand of a test: it notes every call and answers when told to.
import { fromPromise, type NonReducibleUnknown } from 'xstate';

interface Call<Output, Input> {
  readonly input: Input;
  /** Aborted once the state that asked is left. */
  readonly signal: AbortSignal;
  resolve(output: Output): Promise<void>;
  reject(message: string): Promise<void>;
}

/** Lets every promise that is ready run its callbacks. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function controlled<Output, Input extends NonReducibleUnknown = undefined>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          signal,
          async resolve(output) {
            resolve(output);
            await settle();
          },
          async reject(message) {
            reject(new Error(message));
            await settle();
          },
        });
      }),
  );
  return {
    logic,
    calls,
    /** The call made last. */
    last(): Call<Output, Input> {
      const call = calls.at(-1);
      if (call === undefined) {
        throw new Error('It was not called');
      }
      return call;
    },
  };
}
