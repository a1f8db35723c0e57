// The default of every actor a machine declares: it tells the developer which one was forgotten.
import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

function refusal(name: string): Error {
  return new Error(`The actor "${name}" is not provided`);
}

/** A promise actor that rejects until `machine.provide()` gives the real one. */
export function promiseNotProvided<Output, Input extends NonReducibleUnknown = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(refusal(name)));
}

/** A callback actor that throws until `machine.provide()` gives the real one. */
export function callbackNotProvided<
  Received extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(name: string) {
  return fromCallback<Received, Input>(() => {
    throw refusal(name);
  });
}
