// How XState writes the types of the events by which it tells a machine of its actors and delays.

const all = 'xstate.';
export const donePrefix = `${all}done.actor.` as const;
export const errorPrefix = `${all}error.actor.` as const;
export const snapshotPrefix = `${all}snapshot.` as const;
export const afterPrefix = `${all}after.` as const;
export const stateDonePrefix = `${all}done.state.` as const;

export const internal = {
  done: (actor: string) => `${donePrefix}${actor}` as const,
  error: (actor: string) => `${errorPrefix}${actor}` as const,
  snapshot: (actor: string) => `${snapshotPrefix}${actor}` as const,
  after: (delay: string, stateId: string) => `${afterPrefix}${delay}.${stateId}` as const,
  is: (type: string) => type.startsWith(all),
  isAfter: (type: string) => type.startsWith(afterPrefix),
  /** The name of the delay. */
  delayOf: (type: string) => (type.startsWith(afterPrefix) ? (type.slice(afterPrefix.length).split('.')[0] ?? '') : ''),
};
