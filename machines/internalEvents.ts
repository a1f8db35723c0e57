// The types of the events that XState itself sends to a machine, about its actors, delays and states.

const internalPrefix = 'xstate.';
export const donePrefix = `${internalPrefix}done.actor.` as const;
export const errorPrefix = `${internalPrefix}error.actor.` as const;
export const snapshotPrefix = `${internalPrefix}snapshot.` as const;
export const afterPrefix = `${internalPrefix}after.` as const;
export const stateDonePrefix = `${internalPrefix}done.state.` as const;

export const internal = {
  done: (actor: string) => `${donePrefix}${actor}` as const,
  error: (actor: string) => `${errorPrefix}${actor}` as const,
  snapshot: (actor: string) => `${snapshotPrefix}${actor}` as const,
  after: (delay: string, stateId: string) => `${afterPrefix}${delay}.${stateId}` as const,
  is: (type: string) => type.startsWith(internalPrefix),
  isAfter: (type: string) => type.startsWith(afterPrefix),
  /** The name of the delay; empty for other events. */
  delayOf: (type: string) => (type.startsWith(afterPrefix) ? (type.slice(afterPrefix.length).split('.')[0] ?? '') : ''),
};
