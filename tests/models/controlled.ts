// A promise actor that a test controls: it records every call and answers when told to.
import { fromPromise, type NonReducibleUnknown } from 'xstate';

interface Call<Output, Input> {
  readonly input: Input;
  /** Aborted once the state that invoked the actor is left. */
  readonly signal: AbortSignal;
  resolve(output: Output): Promise<void>;
  reject(message: string): Promise<void>;
}

/** Runs the callbacks of all settled promises. */
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
    /** The most recent call. */
    last(): Call<Output, Input> {
      const call = calls.at(-1);
      if (call === undefined) {
        throw new Error('The actor was not called');
      }
      return call;
    },
  };
}
